import { Refusal } from '../services/platform/refusal'

export type Streams = {
  /** Takes a place for a stream of this user; what it answers gives it back. @throws past the limits */
  take(userUuid: string): () => void
  /** How many are open. */
  open: () => number
}

/** How many streams are open in this process: each holds a connection for as long as somebody looks at a page. */
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
