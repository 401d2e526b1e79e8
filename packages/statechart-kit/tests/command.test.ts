import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import examples from '../examples/charts.config'
import { runCommand } from '../src/commands/main'
import type { Chart, ChartsConfig } from '../src/config'
import { startHarness } from '../src/harness'
import { type PlannedWalk, unwalked } from '../src/systems/planWalks'
import { screenSystem } from '../src/systems/screen'
import { walkPath } from '../src/systems/system'
import { type WalkModel, walkModelProblems } from '../src/systems/walkModel'
import { lawless } from './charts/lawless'

const root = join(import.meta.dirname, '..')
const start = process.cwd()
let folder = ''

beforeEach(() => {
  // The commands store their results below the working directory.
  folder = mkdtempSync(join(tmpdir(), 'charts-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

const run = (line: string, config: ChartsConfig = examples) =>
  runCommand(line.split(' '), () => Promise.resolve(config))
const json = async (line: string, config?: ChartsConfig) =>
  JSON.parse((await run(`${line} --json`, config)).out) as unknown

describe('the charts command', () => {
  it('lists the machines', async () => {
    expect(await json('list')).toMatchObject([
      { name: 'trafficLight', states: 7, transitions: 9, hasCases: true },
      { name: 'checkout', states: 7, transitions: 14 },
      { name: 'editor', states: 12, transitions: 16 },
    ])
    const [first] = (await json('list')) as { laws: string[] }[]
    expect(first?.laws).toContain('no light is on twice')
    expect(first?.laws).toHaveLength(17)
    await run('cover trafficLight')
    expect((await run('list trafficLight')).out).toMatch(/trafficLight .* 100 %/)
  })

  it('finds the examples sound, and completely covered', async () => {
    expect(await run('check')).toMatchObject({ code: 0, error: '' })
    const { charts: measured } = (await json('cover')) as {
      charts: Record<string, { missing?: string[] }>[]
    }
    for (const column of ['states', 'transitions', 'guards', 'delays', 'outcomes']) {
      expect(measured.map((each) => each[column]?.missing)).toEqual([[], [], []])
    }
    expect(await run('faults')).toMatchObject({ code: 0 })
  })

  it('prints paths as steps, as Gherkin and as fixtures that replay', async () => {
    const { out } = await run('paths checkout --generator cover --targets paid')
    expect(out).toContain('3. reserve returns\n     ⇒ Charging the card.  [paying.charging]')
    expect((await run('paths checkout --generator shortest --gherkin')).out).toContain(
      'Feature: checkout\n  Sells the items in a basket.\n\n  Scenario: 1.',
    )
    const { paths } = (await json('paths checkout --generator pairs')) as { paths: unknown[] }
    for (const [at, path] of paths.slice(0, 5).entries()) {
      writeFileSync(`${at}.json`, JSON.stringify(path))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await run(`replay ${at}.json`)).out).toMatch(/every law holds\n$/)
    }
  })

  it('walks by weights, and stops by a condition', async () => {
    writeFileSync('weights.json', '{"item.added": 5}')
    const { paths } = (await json(
      'paths checkout --generator weighted --weights weights.json --stop length(12)',
    )) as {
      paths: { steps: unknown[] }[]
    }
    expect(paths.flatMap(({ steps }) => steps)).toHaveLength(12)
  })

  it('names the law that detects a fault', async () => {
    const judged = (await json('mutate trafficLight')) as { fate: string; by: string }[]
    expect(judged.filter(({ fate }) => fate === 'survived')).toEqual([])
    expect(judged.map(({ by }) => by)).toContain('red serves the request')
    expect(((await json('mutate trafficLight --sample 4')) as unknown[]).length).toBe(4)
  })

  it('writes a counterexample that replays', async () => {
    const { out, code } = await run('check', lawless)
    expect(code).toBe(1)
    expect(out).toContain('law: it does not hold that nothing is awaited')
    const file = /charts replay (\S+)/.exec(out)?.[1] ?? ''
    const replayed = await run(`replay ${file}`, lawless)
    expect(replayed.out).toContain('it does not hold that nothing is awaited')
    expect(replayed.code).toBe(1)
  })

  it('reports in one file that loads nothing', async () => {
    await run('mutate trafficLight')
    await run('report trafficLight --output report.html')
    const page = readFileSync('report.html', 'utf8')
    expect(page).toContain('data-transition="trafficLight.working.yellow after yellow [0]"')
    expect(page).toContain('<td>21 of 21</td>')
    expect(page).not.toMatch(/(?:src|href)="(?!#)|@import|url\(/)
    // The second report knows the first one.
    await run('report trafficLight --output report.html')
    expect(readFileSync('report.html', 'utf8')).not.toContain('▼')
  })

  it('makes a fixture of a log', async () => {
    const events = [
      { type: '@xstate.actor' },
      { type: '@xstate.event', event: { type: 'xstate.init' } },
      { type: '@xstate.event', event: { type: 'xstate.after.red.trafficLight.working.red' } },
      { type: 'button.pressed' },
    ]
    writeFileSync('log.jsonl', events.map((each) => JSON.stringify(each)).join('\n'))
    const { out } = await run('import log.jsonl --machine trafficLight')
    expect(out).toContain('2 steps in .cache/charts/trafficLight-imported.json')
    expect((await run('replay .cache/charts/trafficLight-imported.json')).out).toContain(
      '2. button pressed\n     ⇒ (still working.green.fresh)\nevery law holds',
    )
  })
})

describe('a wrong call says what to do', () => {
  it.each([
    ['lst', "there is no command 'lst'; did you mean 'list'?"],
    ['paths', 'name one machine: charts paths NAME'],
    ['paths chekout', "there is no machine 'chekout'; did you mean 'checkout'?"],
    ['paths checkout --generator pair', "there is no generator 'pair'; did you mean 'pairs'?"],
    ['paths checkout --flow GUEST', "'checkout' has no flows"],
    [
      'paths checkout --generator cover --targets payed',
      "no state or transition 'payed'; did you mean 'paid'?",
    ],
    ['paths checkout --generator weighted', 'weighted needs --weights FILE'],
    ['paths checkout --generator random --seed x', "--seed needs a number, but got 'x'"],
    ['replay', 'name the file: charts replay FILE'],
    ['replay none.json', "there is no file 'none.json'"],
    ['list --jsn', "Unknown option '--jsn'"],
  ])('%s', async (line, message) => {
    const { out, error, code } = await run(line)
    expect({ out, code }).toEqual({ out: '', code: 2 })
    expect(error).toContain(message)
  })
})

interface GateWalks {
  readonly model: WalkModel<object>
  readonly walks: readonly PlannedWalk[]
}

/** A panel of the README's gate, on a real actor. */
function panelOf(machine: AnyStateMachine) {
  const texts: Record<string, string> = {
    closed: 'Insert your ticket',
    validating: 'One moment',
    open: 'Drive on',
  }
  return {
    open: async () => {
      const { actor, resolve, reject, elapse } = startHarness(machine)
      const types = { ticket: 'ticket.inserted', car: 'car.passed' }
      return {
        text: async () => texts[String(actor.getSnapshot().value)],
        press: async (button: keyof typeof types) => actor.send({ type: types[button] }),
        reply: async (valid: boolean) => resolve('validate', valid),
        fail: async () => reject('validate', new Error('no connection')),
        wait: async (ms: number) => elapse(ms === 30_000 ? 'openTime' : 'validationTimeout'),
      }
    },
    close: () => undefined,
  }
}

describe('the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const blocks = (language: string) =>
    [...readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
      ([, text = '']) => text,
    )

  it('shows what its example prints', async () => {
    // Inside the package, so that its name resolves.
    const place = join(root, '.cache/readme')
    rmSync(place, { recursive: true, force: true })
    mkdirSync(place, { recursive: true })
    for (const text of blocks('ts')) {
      const name = /^\/\/ (\S+\.ts)\n/.exec(text)?.[1]
      if (name !== undefined) writeFileSync(join(place, name), text)
    }
    const print = (...args: string[]) =>
      spawnSync(process.execPath, [join(root, 'bin/charts.mjs'), ...args], {
        cwd: place,
        encoding: 'utf8',
      })
    const [list, paths = '', survivor = '', unreached = ''] = blocks('text')
    expect(print('list').stdout).toBe(list)
    const missing = print('list', '--config', 'none.ts')
    expect(missing.status).toBe(2)
    expect(missing.stderr).toContain('write one that exports defineCharts')

    const { default: config } = (await import(join(place, 'charts.config.ts'))) as {
      default: ChartsConfig
    }
    expect((await run('paths gate --generator cover', config)).out).toContain(paths)
    const mutated = await run('mutate', config)
    expect(mutated.code).toBe(1)
    expect(mutated.out).toContain(survivor)
    const { machine: gate } = config.charts.gate as Chart
    expect((await run('paths gate', { charts: { gate } })).out).toContain(unreached)

    const { model, walks } = (await import(join(place, 'gate.walks.ts'))) as GateWalks
    expect(walkModelProblems(gate, model)).toEqual([])
    expect(unwalked(gate, model, walks)).toEqual([])
    for (const walk of walks) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await walkPath(screenSystem(model, panelOf(gate)), walk)
    }
    rmSync(place, { recursive: true })
  }, 60_000)
})
