/** The parts of Playwright's `Route` and `Page` that hold requests. */
export interface HeldRoute {
  readonly request: () => HeldRequest
  readonly continue: () => Promise<void>
  readonly fulfill: (reply: { readonly status: number }) => Promise<void>
  /** Passes the request to the route before this one. */
  readonly fallback: () => Promise<void>
}
interface HeldRequest {
  readonly url: () => string
  readonly method: () => string
  readonly failure: () => unknown
}
interface Routable<Route> {
  readonly route: (url: RegExp, handler: (route: Route) => unknown) => Promise<unknown>
}

/** A request that waits for the walk: its method, and its address. */
export interface HeldCall {
  readonly method?: string
  readonly url: RegExp
  /**
   * It loads another page. Playwright looks at nothing while one is loading, so the browser gets an empty reply, upon
   * which it stays; `next` returns the request all the same.
   */
  readonly isPage?: boolean
}

const pauseMs = 20

/**
 * Holds requests of a page until the walk decides about each, so that a state that waits for a reply can be looked at.
 *
 * @param calls by the name of the actor that makes them
 * @param maxMs how long to wait for a request before `next` throws
 */
export async function holdCalls<Route extends HeldRoute>(
  page: Routable<Route>,
  calls: Readonly<Record<string, HeldCall>>,
  maxMs = 120_000,
) {
  const held = new Map<string, Route[]>()
  const released = new Set<string>()
  let isPaused = false
  for (const [name, { method, url, isPage }] of Object.entries(calls)) {
    held.set(name, [])
    // oxlint-disable-next-line no-await-in-loop -- Playwright asks the last route first
    await page.route(url, async (route) => {
      const isIt = method === undefined || route.request().method() === method
      if (!isIt) return route.fallback()
      if (isPaused || released.has(name)) return route.continue()
      held.get(name)?.push(route)
      return isPage === true ? route.fulfill({ status: 204 }) : undefined
    })
  }
  const queueOf = (name: string) => {
    const queue = held.get(name)
    if (queue === undefined) throw new Error(`no call '${name}' is held`)
    return queue
  }
  return {
    /**
     * The request of this name that the page has made last; waits for it. Requests that the page has aborted are
     * skipped.
     *
     * @throws if none comes in time.
     */
    async next(name: string): Promise<Route> {
      const until = Date.now() + maxMs
      const queue = queueOf(name)
      for (;;) {
        const route = queue.pop()
        queue.length = 0
        const isPage = calls[name]?.isPage === true
        if (route !== undefined && (isPage || route.request().failure() === null)) return route
        if (Date.now() > until) throw new Error(`the page has not called '${name}'`)
        // oxlint-disable-next-line no-await-in-loop -- the page's own time
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    },
    /** From now on, requests of this name pass. */
    async release(name: string): Promise<void> {
      released.add(name)
      const waiting = queueOf(name).splice(0)
      await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)))
    },
    /** Lets every request pass until the returned function is called: on the way to the start of a walk. */
    pause(): () => void {
      isPaused = true
      return () => {
        isPaused = false
      }
    },
  }
}

export type HeldCalls<Route extends HeldRoute> = Awaited<ReturnType<typeof holdCalls<Route>>>
