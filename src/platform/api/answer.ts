import type { Endpoint, Reply } from '@contract/endpoint'
import { problem } from '@contract/problem'
import { FailedCall, type Failure } from '@machines/kernel/failure'
import * as v from 'valibot'

/** Reads the failure from the body of an error response. */
export function refusalIn(data: unknown): Failure {
  const parsed = v.safeParse(problem, data)
  if (!parsed.success) return { kind: 'malformed' }
  const { code, status, errors = [], retry_after } = parsed.output
  return { kind: 'refused', code, status, fields: errors, retryAfter: retry_after ?? null }
}

/**
 * Parses the reply of an endpoint. @throws a `FailedCall` if it does not match the contract; calls
 * `onMalformed` first.
 */
export function replyIn<const E extends Endpoint>(
  endpoint: E,
  data: unknown,
  onMalformed: (path: string) => void,
): Reply<E> {
  const parsed = v.safeParse(endpoint.reply, data)
  if (parsed.success) return parsed.output
  onMalformed(endpoint.path)
  throw new FailedCall({ kind: 'malformed' })
}
