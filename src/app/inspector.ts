import type { ErrorCode } from '@contract/problem'
import { createInspector } from '@kit/inspector/inspector'
import { FailedCall, type Failure } from '@machines/kernel/failure'

const refused = (status: number, code: ErrorCode): Failure => ({
  kind: 'refused',
  code,
  status,
  retryAfter: null,
  fields: [],
})

/** What a call of the app can fail with. */
const failures: Readonly<Record<string, Failure>> = {
  Offline: { kind: 'network' },
  'Time-out': { kind: 'timeout' },
  Malformed: { kind: 'malformed' },
  '400': refused(400, 'invalid_request'),
  '401': refused(401, 'unauthenticated'),
  '403': refused(403, 'permission_denied'),
  '404': refused(404, 'not_found'),
  '409': refused(409, 'version_conflict'),
  '429': refused(429, 'too_many_requests'),
  '500': refused(500, 'internal_error'),
}

/** The inspector of the app's statecharts, for developers (docs/qa.md). */
export const createAppInspector = () =>
  createInspector({
    failures: Object.fromEntries(
      Object.entries(failures).map(([name, failure]) => [name, () => new FailedCall(failure)]),
    ),
  })
