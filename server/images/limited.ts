import { Refusal } from '../domain/refusal'

/** Runs so many tasks at once; so many more wait for their turn, and the others are refused. */
export function limited({ atOnce, waiting }: { atOnce: number; waiting: number }) {
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
      // Whoever ends hands the place on, so that nobody slips in between.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
