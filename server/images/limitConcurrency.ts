import { Refusal } from '../domain/refusal'

/** Runs at most `atOnce` tasks at a time. Up to `waiting` more wait in line; the rest are refused. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (queue.length >= waiting) throw new Refusal('unavailable', { retryAfter: 1 })
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await task()
    } finally {
      // The place goes straight to the next task in line, so that no new task overtakes it.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
