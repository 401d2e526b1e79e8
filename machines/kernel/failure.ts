import type { ErrorCode, FieldError } from '@contract/problem'

/** All the ways in which a call can fail, as far as machines and views distinguish them. */
export type Failure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'malformed' }
  | {
      kind: 'refused'
      code: ErrorCode
      status: number
      /** Seconds. */
      retryAfter: number | null
      fields: FieldError[]
    }
  | { kind: 'unexpected' }

/** The error that the runtime throws, so that machines receive a `Failure`. */
export class FailedCall extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind === 'refused' ? failure.code : failure.kind)
  }
}

export function toFailure(error: unknown): Failure {
  return error instanceof FailedCall ? error.failure : { kind: 'unexpected' }
}

/** The HTTP status of a refusal; null if no response arrived. */
export const statusOf = (failure: Failure): number | null =>
  failure.kind === 'refused' ? failure.status : null

/** The failure in an error event, for the actions and guards that handle it. */
export function failureIn(event: object): Failure {
  return toFailure('error' in event ? event.error : null)
}

export function isRefusedWith(failure: Failure, ...codes: ErrorCode[]): boolean {
  return failure.kind === 'refused' && codes.includes(failure.code)
}

/** Whether the server itself refused. Network and server errors do not count as a refusal. */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status < 500 && failure.status !== 429
}

/** Whether the server refuses the token itself: only that ends a session (docs/behaviour.md#who-gets-signed-out). */
export function isTokenRefusal(failure: Failure): boolean {
  return failure.kind === 'refused' && (failure.status === 401 || failure.status === 403)
}

export const timedOut: Failure = { kind: 'timeout' }

/** Seconds to wait before another attempt; half a minute if the server gave no number. */
export function retryAfter(failure: Failure): number {
  return (failure.kind === 'refused' ? failure.retryAfter : null) ?? 30
}
