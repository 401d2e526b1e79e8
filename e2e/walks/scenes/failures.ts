import type { ErrorCode } from '@contract/problem'
import { FailedCall, type Failure } from '@machines/kernel/failure'

// How calls fail on a walk, as the API client reports it; `network.ts` brings it about.

export const offline = new FailedCall({ kind: 'network' })

export const refused = (code: ErrorCode, status: number) =>
  new FailedCall({ kind: 'refused', code, status, retryAfter: null, fields: [] })

export const broken = refused('internal_error', 500)

/** What a person is told about: the kind, or the code of a refusal. */
export const nameOf = (failure: Failure | null): string | null =>
  failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null)
