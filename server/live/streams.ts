import { Refusal } from '../services/platform/refusal'

export type Streams = {
  /**
   * Reserves a stream for this user; the returned function releases it.
   * @throws beyond the limits
   */
  take(userUuid: string): () => void
  /** The number of open streams. */
  open: () => number
}

/** Counts the open streams of this process: each holds a connection for as long as a page is open. */
export function countStreams({ byUser = 12, all = 5000 } = {}): Streams {
  const open = new Map<string, number>()
  let total = 0
  return {
    open: () => total,
    take: (userUuid) => {
      const own = open.get(userUuid) ?? 0
      if (own >= byUser) throw new Refusal('too_many_requests', { retryAfter: 60 })
      if (total >= all) throw new Refusal('unavailable', { retryAfter: 60 })
      open.set(userUuid, own + 1)
      total += 1
      let isGiven = false
      return () => {
        if (isGiven) return
        isGiven = true
        total -= 1
        const left = (open.get(userUuid) ?? 1) - 1
        if (left === 0) open.delete(userUuid)
        else open.set(userUuid, left)
      }
    },
  }
}
