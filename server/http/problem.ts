import type { ErrorCode, Problem } from '@contract/problem'
import type { Refusal } from '../services/platform/refusal'
import { statusOf } from '../services/platform/refusal'

/** An English title for developers. Clients show their own texts, chosen by `code`. */
function titleOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The problem details of a refusal. */
export function problemOf({ code, more }: Refusal, instance: string): Problem {
  const status = statusOf[code]
  return {
    type: `urn:portico:problem:${code}`,
    title: titleOf(code),
    status,
    code,
    instance,
    ...(more.detail !== undefined && { detail: more.detail }),
    ...(more.errors !== undefined && { errors: more.errors }),
    ...(more.retryAfter !== undefined && { retry_after: more.retryAfter }),
  }
}

export function problemResponse(refusal: Refusal, instance: string): Response {
  const body = problemOf(refusal, instance)
  const { status } = body
  const { more } = refusal
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
  if (more.retryAfter !== undefined) headers.set('retry-after', String(more.retryAfter))
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return Response.json(body, { status, headers })
}
