import type { AnyMachineSnapshot } from 'xstate'
import { consequenceOf, type ExecutedAction } from '../internals'
import type { Move } from './move'

interface Timer {
  /** The duration it was set for, in milliseconds. */
  readonly delay: number
  /** The longest time it may still run, if no more time passed than necessary. */
  readonly remaining: number
  /** The number of the step that set it. */
  readonly step: number
}

/** What a snapshot lacks about the future: running delays and actors that have ended. */
export interface Ledger {
  readonly step: number
  readonly timers: ReadonlyMap<string, Timer>
  readonly ended: ReadonlySet<string>
}

export const emptyLedger: Ledger = { step: 0, timers: new Map(), ended: new Set() }

/** The ids of the machine's actors that have not ended, in a fixed order. */
export function runningIn({ children }: AnyMachineSnapshot, { ended }: Ledger): string[] {
  return Object.keys(children)
    .filter((id) => !ended.has(id))
    .toSorted()
}

/**
 * Whether the move is possible here: an actor reports only while it runs, and a delay ends only before shorter ones
 * that were set earlier or together with it.
 */
export function isPossible(move: Move, snapshot: AnyMachineSnapshot, ledger: Ledger): boolean {
  if (snapshot.status !== 'active') return false
  if (move.actorId !== undefined) {
    return snapshot.children[move.actorId] !== undefined && !ledger.ended.has(move.actorId)
  }
  if (move.kind !== 'after') return true
  const timer = ledger.timers.get(move.event.type)
  if (!timer) return false
  return [...ledger.timers.values()].every(
    (other) => other.step > timer.step || timer.remaining <= other.remaining,
  )
}

const timerOf = (delay: number, step: number): Timer => ({ delay, remaining: delay, step })

/** The ledger after the move has been taken and these actions executed, in order. */
export function nextLedger(
  ledger: Ledger,
  move: Move | undefined,
  actions: readonly ExecutedAction[],
): Ledger {
  const step = ledger.step + 1
  const timers = new Map(ledger.timers)
  const ended = new Set(ledger.ended)
  const fired = move?.kind === 'after' ? timers.get(move.event.type) : undefined
  if (move && fired) {
    timers.delete(move.event.type)
    for (const [id, timer] of timers) {
      if (timer.step > fired.step) continue
      timers.set(id, { ...timer, remaining: timer.remaining - fired.remaining })
    }
  }
  if (move?.actorId !== undefined && move.kind !== 'snapshot') ended.add(move.actorId)
  for (const consequence of actions.map(consequenceOf)) {
    if (consequence === undefined) continue
    const { kind, id } = consequence
    if (kind === 'delayStarted') timers.set(id, timerOf(consequence.ms, step))
    if (kind === 'delayCancelled') timers.delete(id)
    if (kind === 'childStarted') ended.delete(id)
  }
  return { step, timers, ended }
}
