/* oxlint-disable vitest/no-disabled-tests, vitest/valid-title, vitest/expect-expect -- the tests of the charts
   are collected here, and run once for each mutant instead */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sampleOf } from '@kit/generators/random'
import { collectMachines, describedMachines } from '@kit/mutants/described'
import { type Judged, judge, type Scenario } from '@kit/mutants/judge'
import { type Mutant, mutantsOf } from '@kit/mutants/operators'
import { describe, expect, it, vi } from 'vitest'
import { getCurrentSuite, getFn } from 'vitest/suite'
import { harmless } from './harmless'

const files = import.meta.glob<unknown>('../machines/**/*.test.ts')
const sources = import.meta.glob<string>('../machines/**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const laws = import.meta.glob<string>('../machines/**/*.laws.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Whether a file of tests uses the machine, be it through its laws, which create the shared machines. */
function usesMachine([file, source]: [string, string], name: string): boolean {
  const path = `/${name}/machine'`
  const imported = [...source.matchAll(/from '\.\/([\w-]+\.laws)'/g)].map(
    ([, at]) => laws[`${file.slice(0, file.lastIndexOf('/'))}/${at}.ts`] ?? '',
  )
  return [source, ...imported].some((text) => text.includes(path))
}

/** The machines to test, all by default; and how many mutants, or `all` (`npm run mutants`). */
const { MUTANTS_OF: only = '', MUTANTS_SAMPLE: most = '40' } = process.env

type Collected = { type: string; name: string; tasks?: Collected[] }
/** The suites of the handwritten tests, by their file. They are filled once all have been collected. */
const suites = new Map<string, Collected>()

/** A test that waits for what a mutant does not do any more would wait forever. */
const scenarioMs = 10_000
/** Scenarios may replace those of the page. */
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis

async function withinLimit(run: () => unknown): Promise<void> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    clock = setRealTimeout(() => reject(new Error('the scenario does not end')), scenarioMs)
  })
  try {
    await Promise.race([run(), limit])
  } finally {
    clearRealTimeout(clock)
    // One that failed has not put them back, and every later one would wait forever.
    vi.useRealTimers()
  }
}

function scenariosOf(task: Collected): Scenario[] {
  if (task.type !== 'test') return (task.tasks ?? []).flatMap(scenariosOf)
  return [{ name: task.name, run: () => withinLimit(() => getFn(task as never)()) }]
}

collectMachines()
for (const [file, load] of Object.entries(files)) {
  describe.skip(file, async () => {
    suites.set(file, getCurrentSuite() as unknown as Collected)
    await load()
    // A suite needs a test.
    it('is collected', () => {})
  })
}

function described(name: string) {
  const found = describedMachines.get(name)
  if (found === undefined) throw new Error(`no machine ${name} is described`)
  return found
}

/** Runs the tests of one machine against a mutant: its paths and laws, and the scenarios of files that use it. */
function judged(name: string, mutant: Mutant): Promise<Judged> {
  const { machine, options } = described(name)
  const scenarios = Object.entries(sources)
    .filter((entry) => usesMachine(entry, name))
    .flatMap(([file]) => suites.get(file) ?? [])
    .flatMap(scenariosOf)
  return withoutStrayErrors(() => judge(machine, options, scenarios, mutant))
}

/**
 * A mutant may be an actor that cannot start and that no test watches: XState throws its error globally, a turn later.
 * Vitest counts that as a failure of this run; here it detects the mutant.
 */
async function withoutStrayErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  const listeners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', () => {})
  try {
    return await run()
  } finally {
    await new Promise((resolve) => setImmediate(() => setTimeout(resolve)))
    process.removeAllListeners('uncaughtException')
    for (const listener of listeners) process.on('uncaughtException', listener)
  }
}

type Fated = Judged & { name: string }
const folder = '.cache/mutants'
const [file, now, sampled] = ['charts.jsonl', 'now.json', 'sample.jsonl'].map(
  (name) => `${folder}/${name}`,
) as [string, string, string]
mkdirSync(folder, { recursive: true })

/** What an earlier run detected before a mutant made its tests run endlessly (see `scripts/mutants/charts.mjs`). */
function foundEarlier(): Fated[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Fated)
}

/** The fraction of mutants that must be detected. */
const minScore = 0.9
/** Its tests take many seconds for each mutant that they do not detect immediately. */
const tooLargeForASample = 'wizard'

describe('a mutant of a chart', () => {
  it('is detected', async () => {
    const isSample = most !== 'all'
    const named = only.split(',').filter(Boolean)
    const all = [...describedMachines]
      .filter(
        ([name]) =>
          (named.length === 0 || named.includes(name)) &&
          !(isSample && name === tooLargeForASample),
      )
      .flatMap(([name, { machine }]) => mutantsOf(machine).map((mutant) => ({ name, mutant })))
    const chosen = isSample ? sampleOf(all, Number(most), 4310) : all
    await checkUnchanged(new Set(chosen.map(({ name }) => name)))
    if (isSample) writeFileSync(sampled, '')
    const fates = isSample ? [] : foundEarlier()
    const isFound = ({ name, mutant }: (typeof all)[number]) =>
      fates.some((one) => one.name === name && one.mutant === mutant.name)
    for (const { name, mutant } of chosen.filter((one) => !isFound(one))) {
      if (!isSample) writeFileSync(now, JSON.stringify({ name, mutant: mutant.name }))
      // Each changes a machine in place, so they run in sequence.
      // oxlint-disable-next-line no-await-in-loop
      const one = await judged(name, mutant)
      const isHarmless = one.fate === 'survived' && `${name} ${mutant.name}` in harmless
      const fated: Fated = { name, ...one, ...(isHarmless && { fate: 'harmless' }) }
      fates.push(fated)
      appendFileSync(isSample ? sampled : file, `${JSON.stringify(fated)}\n`)
    }
    const survivors = fates
      .filter(({ fate }) => fate === 'survived')
      .map(({ name, mutant }) => `${name} ${mutant}`)
    // A waiver whose mutant is detected by now would only hide the next one in its place.
    const isJudged = (waiver: string) =>
      all.some(({ name, mutant }) => `${name} ${mutant.name}` === waiver)
    const used = fates
      .filter(({ fate }) => fate === 'harmless')
      .map((one) => `${one.name} ${one.mutant}`)
    const unused = Object.keys(harmless).filter(
      (waiver) => isJudged(waiver) && !used.includes(waiver),
    )
    expect(isSample ? [] : unused, 'waivers of mutants that are noticed').toEqual([])
    const score = 1 - survivors.length / chosen.length
    expect(score, `survived:\n${survivors.join('\n')}`).toBeGreaterThanOrEqual(minScore)
  }, 7_200_000)
})

/** The control: if a chart itself is refused, all of its mutants would be. */
async function checkUnchanged(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const { machine } = described(name)
    // oxlint-disable-next-line no-await-in-loop
    const { fate, by } = await judged(name, { name: 'unchanged', config: machine.config })
    if (fate !== 'survived') throw new Error(`${name} itself is refused: ${by}`)
  }
}
