import { defineCharts } from '@kit/config'
import { machines } from './tests/kit/machines'
import { sources } from './tests/kit/sources'

/** States that only the end of the machine leaves: their screens link to another page. */
const ends = [
  { machine: 'claim', state: 'unusable', reason: 'the link cannot be used' },
  { machine: 'claim', state: 'claimed', reason: "the building's page follows" },
  { machine: 'helpDesk', state: 'left', reason: 'the router opens home' },
  { machine: 'opening', state: 'live', reason: 'the draft has become a building' },
  { machine: 'opening', state: 'gone', reason: 'the draft does not exist' },
  { machine: 'record', state: 'gone', reason: 'the record does not exist' },
  { machine: 'whitelabel', state: 'ready', reason: 'the brand does not change' },
  { machine: 'whitelabel', state: 'notOpen', reason: 'nothing else is reachable' },
]

/** Portico's machines, for `npm run charts`. */
export default defineCharts({
  charts: machines,
  tests: import.meta.glob('./tests/machines/**/*.test.ts'),
  sources,
  accepted: [
    ...ends.map(({ machine, state, reason }) => ({
      machine,
      check: 'deadlock',
      message: `nothing can happen any more in ${state}`,
      reason,
    })),
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
  together: [{ one: 'signIn', other: 'session' }],
})
