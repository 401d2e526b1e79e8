import type { ErrorCode, Problem } from '@contract/problem'
import type { Refusal } from '../domain/refusal'
import { statusOf } from '../domain/refusal'

/** An English title for people who read raw replies. Clients show their own texts, chosen by `code`. */
function titleOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function problemResponse(refusal: Refusal, instance: string): Response {
  const { code, more } = refusal
  const status = statusOf[code]
  const body: Problem = {
    type: `urn:portico:problem:${code}`,
    title: titleOf(code),
    status,
    code,
    instance,
    ...(more.detail !== undefined && { detail: more.detail }),
    ...(more.errors !== undefined && { errors: more.errors }),
    ...(more.retryAfter !== undefined && { retry_after: more.retryAfter }),
  }
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
  if (more.retryAfter !== undefined) headers.set('retry-after', String(more.retryAfter))
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return Response.json(body, { status, headers })
}
