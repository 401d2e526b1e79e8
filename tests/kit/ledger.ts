import type { AnyMachineSnapshot } from 'xstate'
import type { Move } from './moves'

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

/** An action as the machine passes it to its executor. */
export interface ExecutedAction {
  readonly type: string
  readonly params?: unknown
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
  for (const { type, params } of actions) {
    const { id, delay, sendId } = (params ?? {}) as Record<string, unknown>
    if (type === 'xstate.raise' && typeof delay === 'number' && typeof id === 'string') {
      timers.set(id, { delay, remaining: delay, step })
    }
    if (type === 'xstate.cancel' && typeof sendId === 'string') timers.delete(sendId)
    if (type === 'xstate.spawnChild' && typeof id === 'string') ended.delete(id)
  }
  return { step, timers, ended }
}
