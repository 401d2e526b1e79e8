import type { ErrorCode } from '@contract/problem'
import { defineCharts } from '@kit/config'
import { FailedCall } from '@machines/kernel/failure'
import behaviour from './docs/behaviour.md?raw'
import { machines } from './tests/kit/machines'
import { sources } from './tests/kit/sources'

const refused = (code: ErrorCode, status: number) =>
  new FailedCall({ kind: 'refused', code, status, retryAfter: null, fields: [] })

/** How a call can fail, as the API client reports it. */
const faults = {
  '400 invalid request': refused('invalid_request', 400),
  '401 unauthenticated': refused('unauthenticated', 401),
  '403 permission denied': refused('permission_denied', 403),
  '404 not found': refused('not_found', 404),
  '409 version conflict': refused('version_conflict', 409),
  '422 answer missing': refused('answer_missing', 422),
  '429 too many requests': refused('too_many_requests', 429),
  '500 internal error': refused('internal_error', 500),
  '503 unavailable': refused('unavailable', 503),
  'no network': new FailedCall({ kind: 'network' }),
  'a timeout': new FailedCall({ kind: 'timeout' }),
  'a malformed response': new FailedCall({ kind: 'malformed' }),
  'an exception': new TypeError('undefined is not a function'),
}

/** States that only the end of the machine leaves: their screens link to another page. */
const ends = [
  { machine: 'claim', state: 'unusable', reason: 'the link cannot be used' },
  { machine: 'claim', state: 'claimed', reason: "the building's page follows" },
  { machine: 'helpDesk', state: 'left', reason: 'the router opens home' },
  { machine: 'opening', state: 'live', reason: 'the draft has become a building' },
  { machine: 'opening', state: 'gone', reason: 'the draft does not exist' },
  { machine: 'whitelabel', state: 'ready', reason: 'the brand does not change' },
  { machine: 'whitelabel', state: 'notOpen', reason: 'nothing else is reachable' },
]

/** Portico's machines, for `npm run charts`. */
export default defineCharts({
  charts: machines,
  tests: import.meta.glob('./tests/machines/**/*.test.ts'),
  sources,
  faults,
  specification: behaviour,
  accepted: [
    ...ends.map(({ machine, state, reason }) => ({
      machine,
      check: 'deadlock',
      message: `nothing can happen any more in ${state}`,
      reason,
    })),
    {
      machine: 'connections',
      check: 'deadlock',
      message: 'nothing can happen any more in {}',
      reason: 'each of its tests is a machine of its own; the page reports those that break',
    },
    {
      machine: 'install',
      check: 'noTimeLimit',
      message: 'install.prompting',
      reason: "the browser's dialog stays open until the user closes it",
    },
    ...['settling', 'fetching', 'loading'].map((state) => ({
      machine: 'start',
      check: 'noTimeLimit',
      message: `start.rendered.${state}`,
      reason: 'the rendered page stays usable, and each wait ends with the page that it is for',
    })),
  ],
  together: [{ one: 'app', other: 'pages' }],
})
