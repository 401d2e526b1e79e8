import type { PrefetchedReply, ReadAnswer, RenderedState } from '@contract/rendering'
import type { User } from '@contract/users'

type Given = {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
}

/** Path and query of a call; inserts `params` into the path and appends `query`. */
export function filledPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The cache key of a read. Server and browser build it with the same code, so the keys match. */
export function keyOfRead(path: string, { params, query }: Given): string {
  return `${filledPath(path, params)} ${JSON.stringify(query ?? {})}`
}

/**
 * The responses that the server embedded in the page; each answers one read of the first screen.
 */
export type ResponseCache = {
  take(key: string): ReadAnswer | null
  /** The user for whom the server rendered the page. */
  readonly user: User | null
  /** Returns the same user once, in place of one read; null after that. */
  takeUser(): User | null
  /** Whether every prefetched response has been used. */
  isDrained(): boolean
  /**
   * Delays a response that was not embedded until hydration has finished; otherwise React would render more than the
   * server's markup contains.
   */
  afterHydration<Answer>(answer: Promise<Answer>): Promise<Answer>
  /** Stops delaying responses. */
  release(): void
  /** Drops unused responses and stops delaying: from now on every read goes to the server. */
  drop(): void
  /**
   * Adds the responses that `load` resolves with. Until it settles, `pending` waits; a rejection adds nothing. Responses
   * that no read has used after some seconds are dropped, since they are old by then.
   */
  prefetch(load: () => Promise<readonly PrefetchedReply[]>): Promise<void>
  /** Settles with the running prefetch; null while none runs. Never rejects. */
  readonly pending: Promise<void> | null
}

/** How long a prefetched response is used, in milliseconds: the time in which a page starts its reads. */
const freshMs = 10_000

export function createResponseCache(rendered: RenderedState | null): ResponseCache {
  const replies = new Map<string, PrefetchedReply>(
    rendered?.replies.map((reply) => [reply.key, reply]),
  )
  const user = rendered?.user ?? null
  let pending: Promise<void> | null = null
  let untaken = user
  let release = () => {}
  const add = (loaded: readonly PrefetchedReply[]) => {
    for (const reply of loaded) replies.set(reply.key, reply)
    setTimeout(() => {
      for (const { key } of loaded) replies.delete(key)
    }, freshMs)
  }
  const released = new Promise<void>((resolve) => {
    release = resolve
    if (rendered === null) resolve()
  })
  return {
    user,
    take: (key) => {
      const found = replies.get(key) ?? null
      replies.delete(key)
      return found
    },
    takeUser: () => {
      const taken = untaken
      untaken = null
      return taken
    },
    isDrained: () => replies.size === 0,
    afterHydration: (answer) => answer.finally(() => released),
    release,
    drop: () => {
      replies.clear()
      release()
    },
    get pending() {
      return pending
    },
    prefetch: (load) => {
      if (pending !== null || replies.size > 0) return pending ?? Promise.resolve()
      pending = load()
        .then(add, () => undefined)
        .finally(() => {
          pending = null
        })
      return pending
    },
  }
}
