import { Refusal } from '../services/platform/refusal'

type Amount = { forms: number; bytes: number }

/** Null if there is none: an anonymous user, or a client without an address. */
export type Sender = { user: string | null; client: string | null }

const megabyte = 1024 * 1024

/** The maximum in progress at a time: per user, per client address, and in this process. */
const most: Record<'user' | 'client' | 'process', Amount> = {
  user: { forms: 2, bytes: 64 * megabyte },
  client: { forms: 8, bytes: 256 * megabyte },
  process: { forms: 32, bytes: 512 * megabyte },
}

export type FormsInFlight = {
  /**
   * Counts a form of `bytes` before any of it is read; the returned function releases it.
   * @throws `too_many_requests` for a user or client with too many forms in progress, `unavailable` if the process has
   * too many
   */
  enter(sender: Sender, bytes: number): () => void
  /** The total of this process. */
  total: () => Amount
}

/** The limits per user and client also prevent one sender from occupying all slots. */
export function createFormsInFlight(): FormsInFlight {
  const amounts = new Map<string, Amount>()
  return {
    total: () => amounts.get('process') ?? { forms: 0, bytes: 0 },
    enter: ({ user, client }, bytes) => {
      const counters = [
        ...(user === null ? [] : [{ key: `user ${user}`, limit: most.user }]),
        ...(client === null ? [] : [{ key: `client ${client}`, limit: most.client }]),
        { key: 'process', limit: most.process },
      ]
      const full = counters.find(({ key, limit }) => {
        const { forms, bytes: taken } = amounts.get(key) ?? { forms: 0, bytes: 0 }
        return forms + 1 > limit.forms || taken + bytes > limit.bytes
      })
      if (full !== undefined) {
        const code = full.key === 'process' ? 'unavailable' : 'too_many_requests'
        throw new Refusal(code, { retryAfter: 5 })
      }
      const add = (sign: 1 | -1) => {
        for (const { key } of counters) {
          const { forms, bytes: taken } = amounts.get(key) ?? { forms: 0, bytes: 0 }
          if (forms + sign === 0) amounts.delete(key)
          else amounts.set(key, { forms: forms + sign, bytes: taken + sign * bytes })
        }
      }
      add(1)
      let isOver = false
      return () => {
        if (!isOver) add(-1)
        isOver = true
      }
    },
  }
}
