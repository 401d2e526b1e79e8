import { pageLogics } from '@features/pages'
import type { Page, PageStart } from '@machines/platform/pages/logic'
import type { Scope } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'
import { keyOfRead } from '@platform/api/responseCache'

/** A finger that came near a link and stayed has pressed by then; what was read is old afterwards. */
const freshMs = 5000

type Stored = { answer: Promise<unknown>; until: number }

/**
 * Reads what a page will show as soon as somebody is about to open it. The page's own read then finds it on its way, once
 * and for a moment; where reading ahead has failed, the page reads as if nothing had been.
 */
export function readAhead(api: Api): {
  /** The same API, whose reads take what was read ahead. */
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
  const callAndKeep: Api['call'] = (endpoint, options) => {
    const key = keyOfRead(endpoint.path, options)
    const send = () => api.call(endpoint, options)
    const answer = (fresh(key) as ReturnType<typeof send> | null) ?? send()
    if (fresh(key) === null) stored.set(key, { answer, until: Date.now() + freshMs })
    return answer
  }
  // Not spread: an API whose code is loaded later has no keys of its own.
  const rest = { stream: api.stream, goodToken: api.goodToken, prefetch: api.prefetch }
  const start: PageStart = { keyPrefix: '', limits: { files: 0, bytes: 0 } }

  return {
    api: { ...rest, call: callFromCache },
    ahead: async (page, scope) => {
      const logic = pageLogics.find(({ name }) => name === page.name)
      const make = await logic?.readAhead?.()
      const read = make?.({ ...rest, call: callAndKeep })
      // Its own input: page and logic of one name have the same parameters.
      const input = logic?.input(page, scope, start) as never
      read?.(input, AbortSignal.timeout(freshMs)).catch(ignore)
    },
  }
}

/** The page that takes the answer handles its failure. */
const ignore = () => undefined
