import type { ReadQuery, Reads } from '@contract/rendering'
import { FailedCall } from '@machines/kernel/failure'
import { refusalIn, replyIn } from '@platform/api/answer'
import type { Api } from '@platform/api/client'
import { keyOfRead } from '@platform/api/responseCache'

type Given = { params?: Record<string, string>; query?: ReadQuery }

/** Never settles: nobody waits for it, and it keeps nothing alive. */
export const never = <Value>() => new Promise<Value>(() => {})

/** The API of a page that is being rendered: it reads, and remembers the answers for the browser. */
export function renderApi(reads: Reads, locale: () => string, deadline: AbortSignal) {
  const replies: string[] = []
  let waiting = 0
  const call: Api['call'] = async (endpoint, options) => {
    // A rendered page does nothing; whatever is to be done is done by the browser.
    if (endpoint.method !== 'GET') return never()
    const { params = {}, query = {} } = options as Given
    waiting += 1
    const answer = await reads(endpoint.path, { params, query, locale: locale() })
    waiting -= 1
    // Too late to be rendered, and so for the browser to ask.
    if (deadline.aborted || answer.status >= 500) return never()
    const { status, json } = answer
    const key = JSON.stringify(keyOfRead(endpoint.path, options as Given))
    replies.push(`{"key":${key},"status":${status},"body":${json}}`)
    const body: unknown = JSON.parse(json)
    if (status !== 200) throw new FailedCall(refusalIn(body))
    return replyIn(endpoint, body, () => {})
  }
  return {
    // What changes later is heard by the browser.
    api: {
      call,
      stream: () => never(),
      goodToken: () => never(),
      prefetch: async () => {},
    } satisfies Api,
    /** JSON text of the answers (`PrefetchedReply[]`). */
    replies: () => `[${replies.join()}]`,
    isWaiting: () => waiting > 0,
  }
}
