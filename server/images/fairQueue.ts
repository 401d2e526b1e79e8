import { Refusal } from '../services/platform/refusal'

type Limits = {
  /** Tasks that run at the same time. */
  concurrency: number
  /** Tasks that may wait, across all keys. */
  maxWaiting: number
  /** Tasks that may wait under one key. */
  maxWaitingOfKey: number
}

export type FairQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>

/**
 * Runs tasks round-robin by key, such as the client: a client that sends hundreds at once waits for its own tasks, and
 * does not delay others. Beyond its limit a key is refused; if the total is exceeded, the key with the most waiting
 * tasks loses its newest one.
 */
export function createFairQueue({ concurrency, maxWaiting, maxWaitingOfKey }: Limits): FairQueue {
  type Waiting = { begin(): void; refuse(): void }
  let running = 0
  let total = 0
  // In round-robin order.
  const queues = new Map<string, Waiting[]>()

  const takeNext = (): Waiting | undefined => {
    const [turn] = queues
    if (turn === undefined) return undefined
    const [key, queue] = turn
    const next = queue.shift()
    queues.delete(key)
    if (queue.length > 0) queues.set(key, queue)
    total -= 1
    return next
  }
  const dropFromLongest = () => {
    const [maxLength] = [...queues].toSorted(([, a], [, b]) => b.length - a.length)
    maxLength?.[1].pop()?.refuse()
    if (maxLength?.[1].length === 0) queues.delete(maxLength[0])
    total -= 1
  }
  const wait = (key: string) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(key) ?? []
      const refuse = () => reject(new Refusal('unavailable', { retryAfter: 1 }))
      if (queue.length >= maxWaitingOfKey) {
        refuse()
        return
      }
      queue.push({ begin: resolve, refuse })
      queues.set(key, queue)
      total += 1
      if (total > maxWaiting) dropFromLongest()
    })

  return async (key, task) => {
    if (running < concurrency) running += 1
    else await wait(key)
    try {
      return await task()
    } finally {
      // The slot passes directly to the next task, so that a new task cannot overtake it.
      const next = takeNext()
      if (next === undefined) running -= 1
      else next.begin()
    }
  }
}
