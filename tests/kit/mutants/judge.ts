import type { AnyStateMachine } from 'xstate'
import { type MachineOptions, machineTests } from '../machineTests'
import { walkAtRandom } from '../randomWalks'
import { applyMutant } from './apply'
import type { Mutant } from './operators'

/**
 * What has become of a fault: who noticed it, or that nobody did. The rules are those that know nothing of what a
 * chart is for: that it is sound, covered, and does as it foretells.
 */
export type Fate = 'laws' | 'scenarios' | 'rules' | 'survived' | 'harmless'

export interface Judged {
  readonly mutant: string
  readonly fate: Fate
  /** The law or the test that failed. */
  readonly by: string | null
}

/** A test written by hand; rejects when it fails. */
export interface Scenario {
  readonly name: string
  readonly run: () => Promise<void>
}

const firstLine = (error: unknown) => String(error).split('\n', 3).join(' ').slice(0, 160)

/** Runs all that a machine is tested by against one fault. */
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
        // One after the other: they share the machine.
        // oxlint-disable-next-line no-await-in-loop
        await run()
      } catch {
        return dead('scenarios', name)
      }
    }
    const message = {
      ...options,
      countsDirectory: '.cache/mutants/paths',
      // A fault may make what a chart keeps grow without end; the machine itself needs fewer than it has paths.
      maxSituations: options.maxPaths ?? 2000,
    }
    const walks = { name: 'random walks', run: () => walkAtRandom(machine, message) }
    // The walks find most of it, in a fraction of the time.
    for (const { name, run } of [walks, ...machineTests('mutant', machine, message)]) {
      try {
        run()
      } catch (error) {
        const law = /it does not hold that (.*)/.exec(String(error))?.[1]
        return law === undefined ? dead('rules', name) : dead('laws', law)
      }
    }
    return { mutant: mutant.name, fate: 'survived', by: null }
  } finally {
    restore()
  }
}
