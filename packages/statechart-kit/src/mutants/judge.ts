import type { AnyStateMachine } from 'xstate'
import { type MachineOptions, machineTests } from '../machineTests'
import { walkAtRandom } from '../walks/randomWalks'
import { WalkError } from '../walks/walkError'
import { applyMutant } from './apply'
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

/** Runs everything that tests a machine against one mutant. */
export async function judge(
  machine: AnyStateMachine,
  options: MachineOptions<AnyStateMachine>,
  scenarios: readonly Scenario[],
  mutant: Mutant,
): Promise<Judged> {
  const dead = (fate: Fate, by: string) => ({ mutant: mutant.name, fate, by })
  let restore: () => void
  try {
    restore = applyMutant(machine, mutant)
  } catch (error) {
    return dead('rules', firstLine(error))
  }
  try {
    for (const { name, run } of scenarios) {
      try {
        // In sequence: they share the machine.
        // oxlint-disable-next-line no-await-in-loop
        await run()
      } catch {
        return dead('scenarios', name)
      }
    }
    const message = {
      ...options,
      // A mutant may make a chart's context grow without end; the machine itself needs fewer than it has paths.
      maxSituations: options.maxPaths ?? 2000,
    }
    const walks = { name: 'random walks', run: () => walkAtRandom(machine, message) }
    // The walks detect most mutants, in a fraction of the time.
    for (const { name, run } of [walks, ...machineTests(machine, message)]) {
      try {
        run()
      } catch (error) {
        const law = error instanceof WalkError ? error.law : null
        return law === null ? dead('rules', name) : dead('laws', law)
      }
    }
    return { mutant: mutant.name, fate: 'survived', by: null }
  } finally {
    restore()
  }
}
