import type { AnyStateMachine } from 'xstate'
import { type MachineOptions, type MachineTest, machineTests } from '../machineTests'
import { findPaths } from '../walks/paths'
import { walkAtRandom } from '../walks/randomWalks'
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
  let maxSituations: number
  const time = limitTime(machine)
  try {
    maxSituations = limitFor(machine, options)
    restore = applyMutant(machine, mutant)
  } catch (error) {
    time.end()
    return dead('rules', firstLine(error))
  }
  const bounded = { ...options, maxSituations }
  /** What the first failing one of generated tests detects. */
  const detected = (testsOf: () => readonly MachineTest[]): Judged | null => {
    time.begin(generatedMs)
    for (const { name, run } of testsOf()) {
      time.begin(generatedMs)
      try {
        run()
      } catch (error) {
        const law = error instanceof WalkError ? error.law : null
        return law === null ? dead('rules', name) : dead('laws', law)
      }
    }
    return null
  }
  try {
    // The walks detect most mutants, in a fraction of the time: a failing scenario may wait for its time limit.
    const walked = detected(() => [
      { name: 'random walks', run: () => walkAtRandom(machine, bounded) },
    ])
    if (walked?.fate === 'laws') return walked
    for (const { name, run } of scenarios) {
      time.begin(scenarioMs)
      try {
        // In sequence: they share the machine.
        // oxlint-disable-next-line no-await-in-loop
        await run()
      } catch {
        return dead('scenarios', name)
      }
    }
    return (
      walked ??
      detected(() => machineTests(machine, bounded)) ?? {
        mutant: mutant.name,
        fate: 'survived',
        by: null,
      }
    )
  } finally {
    time.end()
    restore()
  }
}
