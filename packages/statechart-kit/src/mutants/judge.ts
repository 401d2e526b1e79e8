import type { AnyStateMachine } from 'xstate'
import { createMachineRun, type MachineOptions } from '../machineTests'
import type { MachinePath } from '../walks/path'
import { findPaths } from '../walks/paths'
import { WalkError } from '../walks/walkError'
import { applyMutant } from './apply'
import { limitTime } from './limitTime'
import type { Mutant } from './operators'

/**
 * The result for a mutant: what detected it, or that it survived. The rules are those that know nothing of a chart's
 * purpose: that it is sound, covered, and behaves as predicted.
 */
export type Fate = 'laws' | 'scenarios' | 'rules' | 'survived' | 'harmless'

export interface Judged {
  readonly mutant: string
  readonly fate: Fate
  /** The law or the test that failed. */
  readonly by: string | null
}

/** A handwritten test; rejects if it fails. */
export interface Scenario {
  readonly name: string
  readonly run: () => Promise<void>
}

const firstLine = (error: unknown) => String(error).split('\n', 3).join(' ').slice(0, 160)

/** By options, which belong to one machine. */
const limits = new WeakMap<object, number>()

/**
 * How many moves a mutant's situations may have, because a mutant may make a context grow without end: twice as many as
 * those of the machine itself.
 */
function limitFor(machine: AnyStateMachine, options: MachineOptions<AnyStateMachine>): number {
  const known = limits.get(options)
  if (known !== undefined) return known
  const limit = 2 * Math.max(minMoves, findPaths(machine, options).explored)
  limits.set(options, limit)
  return limit
}
const minMoves = 1000

type MachineRun = ReturnType<typeof createMachineRun<AnyStateMachine>>

/** Of a handwritten scenario, and of a generated test, in milliseconds. The longest random walks take half a minute. */
const [scenarioMs, generatedMs] = [10_000, 120_000]

/** Runs everything that tests a machine against one mutant. */
export async function judge(
  machine: AnyStateMachine,
  options: MachineOptions<AnyStateMachine>,
  scenarios: readonly Scenario[],
  mutant: Mutant,
): Promise<Judged> {
  const dead = (fate: Fate, by: string) => ({ mutant: mutant.name, fate, by })
  let restore: () => void
  let run: MachineRun
  const time = limitTime(machine)
  try {
    const maxSituations = limitFor(machine, options)
    // Before the mutant: its laws name what the chart itself has.
    run = createMachineRun(machine, { ...options, maxSituations })
    restore = applyMutant(machine, mutant)
  } catch (error) {
    time.end()
    return dead('rules', firstLine(error))
  }
  /** What a generated test detects. */
  const detected = (name: string, test: () => void): Judged | null => {
    time.begin(generatedMs)
    try {
      test()
      return null
    } catch (error) {
      const law = error instanceof WalkError ? error.law : null
      return law === null ? dead('rules', name) : dead('laws', law)
    }
  }
  try {
    // The walks detect most mutants, in a fraction of the time: a failing scenario may wait for its time limit.
    const walked = detected('random walks', run.walkAtRandom)
    if (walked?.fate === 'laws') return walked
    for (const { name, run: runScenario } of scenarios) {
      time.begin(scenarioMs)
      try {
        // In sequence: they share the machine.
        // oxlint-disable-next-line no-await-in-loop
        await runScenario()
      } catch {
        return dead('scenarios', name)
      }
    }
    if (walked !== null) return walked
    let paths: readonly MachinePath[] = []
    const byRules =
      detected('is a sound chart', run.checkChart) ??
      detected('has a case for every possible event', () => {
        paths = run.paths()
      })
    if (byRules !== null) return byRules
    for (const path of paths) {
      const byPath = detected(path.name, () => {
        run.walk(path)
      })
      if (byPath !== null) return byPath
    }
    return (
      detected('covers every state and transition', run.checkCoverage) ??
      detected('applies every law', () => {
        run.checkLaws(true)
      }) ?? { mutant: mutant.name, fate: 'survived', by: null }
    )
  } finally {
    time.end()
    restore()
  }
}
