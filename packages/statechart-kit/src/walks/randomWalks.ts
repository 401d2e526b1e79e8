import { array, check, nat, property } from 'fast-check'
import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { isPossible } from './ledger'
import { startsOf } from './model'
import { expectation, type MachinePath } from './path'
import { type RunOptions, runPath } from './run'

/** The same walks in every run, so that a violated law is violated again in a debugging session. */
const seed = 20_261_122
/** Of each start; a walk has up to this many steps. */
const walks = 40
const maxLength = 30

/**
 * Random walks, far beyond the shortest ways of the generated paths, and back and forth. Every number picks one of the
 * moves that are possible in the current state; users also press what the chart has no transition for.
 *
 * @throws with the shortest walk at which a law or the prediction fails, as fast-check has found it.
 */
export function walkAtRandom<M extends AnyStateMachine>(
  machine: M,
  options: RunOptions<M>,
  inspect?: (event: InspectionEvent) => void,
): void {
  for (const { run, input, moves, prediction, contextKey, canHappen } of startsOf(
    machine,
    options,
  )) {
    const pathOf = (picks: readonly number[]): MachinePath => {
      const start = prediction.start(input)
      let now = start
      const steps = picks.flatMap((pick) => {
        const possible = moves.filter(
          (move) => canHappen(move, now) && isPossible(move, now.snapshot, now.ledger),
        )
        const move = possible[pick % possible.length]
        if (move === undefined) return []
        now = prediction.next(now, move)
        return [{ move, expected: expectation(now, contextKey) }]
      })
      const named = steps.map(({ move }) => move.label).join(' → ') || 'start'
      return { name: named, run, input, start: expectation(start, contextKey), steps, others: [] }
    }
    const runWalk = (path: MachinePath) => {
      runPath(machine, path, { ...options, mayDrop: true }, inspect)
    }
    const picks = array(nat({ max: 997 }), { maxLength })
    const holds = property(picks, (given) => runWalk(pathOf(given)))
    const { failed, errorInstance } = check(holds, { seed, numRuns: walks })
    if (failed) throw errorInstance
  }
}
