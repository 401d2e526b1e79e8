import type { AnsweredRead, ReadQuery, Reads } from '@contract/rendering'
import { FailedCall } from '@machines/kernel/failure'
import { refusalIn, replyIn } from '@platform/api/answer'
import type { Api } from '@platform/api/client'
import { keyOfRead } from '@platform/api/responseCache'

type Given = { params?: Record<string, string>; query?: ReadQuery }

/** A promise that never settles; nothing awaits it, and it keeps no process alive. */
export const never = <Value>() => new Promise<Value>(() => {})

/**
 * The API of a page during server rendering: it reads, and records the responses for the browser.
 */
export function renderApi(reads: Reads, locale: () => string, deadline: AbortSignal) {
  const replies: AnsweredRead[] = []
  let waiting = 0
  const call: Api['call'] = async (endpoint, options) => {
    // Rendering has no side effects; the browser sends every other request.
    if (endpoint.method !== 'GET') return never()
    const { params = {}, query = {} } = options as Given
    waiting += 1
    const answer = await reads(endpoint.path, { params, query, locale: locale() })
    waiting -= 1
    // Too late to be rendered, or failed: the browser requests it.
    if (deadline.aborted || answer.status >= 500) return never()
    const { status, json } = answer
    replies.push({ key: keyOfRead(endpoint.path, options as Given), answer })
    const body: unknown = JSON.parse(json)
    if (status !== 200) throw new FailedCall(refusalIn(body))
    return replyIn(endpoint, body, () => {})
  }
  return {
    // The browser receives later changes.
    api: {
      call,
      stream: () => never(),
      goodToken: () => never(),
      prefetch: async () => {},
    } satisfies Api,
    /** The reads that have been answered. */
    replies: () => replies,
    isWaiting: () => waiting > 0,
  }
}
