import type { ErrorCode } from '@contract/problem'
import { statusOf } from '@server/services/platform/refusal'
import { type Exchange, json, problem } from './httpServer'

/** How a call fails: what the server, or the network, makes of a request. */
export type Failing = {
  name: string
  respond: (exchange: Exchange) => Promise<Response>
  /** The server has ended the session: it refuses the renewal of the token, too. */
  endsSession?: true
  /** The client gives up; its time limits are a hundredth of what they are. */
  isTimeout?: true
}

/** A refusal with this status: by the endpoint's own code, if it has one. */
const refusal = (status: number, common: ErrorCode, more: object = {}): Failing => ({
  name: String(status),
  respond: async ({ endpoint }) =>
    problem(status, endpoint.errors.find((code) => statusOf[code] === status) ?? common, more),
})

const field = { path: 'body', code: 'invalid', message: 'Is not valid' }

/** The failures that any call can have. */
export const failing: readonly Failing[] = [
  refusal(400, 'invalid_request', { errors: [field] }),
  { ...refusal(401, 'token_expired'), endsSession: true },
  refusal(403, 'permission_denied'),
  refusal(404, 'not_found'),
  refusal(409, 'version_conflict'),
  refusal(422, 'answer_missing'),
  refusal(429, 'too_many_requests', { retry_after: 30 }),
  refusal(500, 'internal_error'),
  refusal(503, 'unavailable'),
  {
    name: 'time-out',
    isTimeout: true,
    respond: ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  },
  {
    name: 'offline',
    respond: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  {
    name: 'malformed',
    respond: async () =>
      new Response('<html>Bad gateway</html>', { headers: { 'content-type': 'text/html' } }),
  },
  { name: 'wrong shape', respond: async () => json(200, { data: 7, user: null, total: 'two' }) },
]

export function faultNamed(name: string): Failing {
  const fault = failing.find((each) => each.name === name)
  if (fault === undefined) throw new Error(`There is no fault ${name}`)
  return fault
}
