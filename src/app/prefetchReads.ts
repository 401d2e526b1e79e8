import { pageLogics } from '@features/pages'
import type { Page, PageStart } from '@machines/platform/pages/logic'
import type { Scope } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'
import { keyOfRead } from '@platform/api/responseCache'

/**
 * A user who is about to press a link has done so within this time; later, the data would be stale.
 */
const freshMs = 5000

type Stored = { answer: Promise<unknown>; until: number }

/**
 * Prefetches a page's data as soon as the user is about to open it. The page's own read then takes
 * the pending response, once and within `freshMs`. If the prefetch failed, the page sends its own
 * request.
 */
export function prefetchReads(api: Api): {
  /** The same API; its reads take prefetched responses. */
  api: Api
  ahead: (page: Page, scope: Scope) => Promise<void>
} {
  const stored = new Map<string, Stored>()
  const fresh = (key: string): Promise<unknown> | null => {
    const found = stored.get(key)
    return found !== undefined && found.until > Date.now() ? found.answer : null
  }
  const callFromCache: Api['call'] = (endpoint, options) => {
    const send = () => api.call(endpoint, options)
    if (endpoint.method !== 'GET') return send()
    const key = keyOfRead(endpoint.path, options)
    const answer = fresh(key)
    stored.delete(key)
    return answer === null ? send() : (answer as ReturnType<typeof send>).catch(send)
  }
  const callAndStore: Api['call'] = (endpoint, options) => {
    const key = keyOfRead(endpoint.path, options)
    const send = () => api.call(endpoint, options)
    const answer = (fresh(key) as ReturnType<typeof send> | null) ?? send()
    if (fresh(key) === null) stored.set(key, { answer, until: Date.now() + freshMs })
    return answer
  }
  // Not spread: a lazily loaded API has no own keys.
  const rest = { stream: api.stream, goodToken: api.goodToken, prefetch: api.prefetch }
  const start: PageStart = { keyPrefix: '', limits: { files: 0, bytes: 0 } }

  return {
    api: { ...rest, call: callFromCache },
    ahead: async (page, scope) => {
      const logic = pageLogics.find(({ name }) => name === page.name)
      const make = await logic?.prefetchReads?.()
      const read = make?.({ ...rest, call: callAndStore })
      // A page and the logic of the same name have the same parameters.
      const input = logic?.input(page, scope, start) as never
      read?.(input, AbortSignal.timeout(freshMs)).catch(ignore)
    },
  }
}

/** The page that takes the response handles its failure. */
const ignore = () => undefined
