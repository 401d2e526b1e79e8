import type { AnyActor } from 'xstate'
import { onDelayStarted } from '../internals'

interface Timer {
  readonly fire: () => void
  readonly delay: number
  /** In milliseconds since the clock was created. */
  readonly endsAt: number
}

/**
 * A clock that ends the given delay and no other. XState's `SimulatedClock` ends all that are due: if two delays run
 * concurrently, no path could then reach the longer one, although the shorter may have been set much later. `ledger.ts`
 * decides which order is possible.
 */
export function createPathClock() {
  const timers = new Map<number, Timer>()
  const numbers = new Map<string, number>()
  let last = 0
  let now = 0
  const each = <Value>(read: (timer: Timer) => Value): Record<string, Value> =>
    Object.fromEntries(
      [...numbers].flatMap(([id, number]) => {
        const timer = timers.get(number)
        return timer === undefined ? [] : [[id, read(timer)]]
      }),
    )
  return {
    clock: {
      setTimeout: (fire: () => void, delay: number) => {
        last += 1
        timers.set(last, { fire, delay, endsAt: now + delay })
        return last
      },
      clearTimeout: (number: number) => void timers.delete(number),
    },
    /** Must be called before the actor starts: learns which delay each timer belongs to. */
    watch(actor: AnyActor) {
      onDelayStarted(actor, (id) => void numbers.set(id, last))
    },
    /** The duration of this event's delay in milliseconds; undefined if it is not running. */
    running: (id: string) => timers.get(numbers.get(id) ?? 0)?.delay,
    /** The duration of every running delay in milliseconds, by its id. */
    all: () => each(({ delay }) => delay),
    /** When every running delay ends, in milliseconds since the start, by its id. */
    deadlines: () => each(({ endsAt }) => endsAt),
    /** The time that has passed since the start, in milliseconds. */
    elapsed: () => now,
    /** Ends the delay. @throws if it is not running. */
    end(id: string) {
      const number = numbers.get(id) ?? 0
      const timer = timers.get(number)
      if (!timer) throw new Error(`the delay ${id} is not running`)
      timers.delete(number)
      now = Math.max(now, timer.endsAt)
      timer.fire()
    },
  }
}
