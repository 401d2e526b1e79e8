import { describeMachine } from '@kit/describeMachine'
import { offline } from './cases'
import { requestLaws, requestMachine } from './request.laws'

describeMachine('request', requestMachine, {
  inputs: [{ of: { buildingUuid: 'one' } }],
  events: {
    'request.retried': [],
    'request.refreshed': [],
    'request.renewed': [],
    'request.outdated': [],
  },
  actors: { load: { done: [['old row'], ['new row']], error: [offline] } },
  contextKey: ({ data, failure }) => [data, failure?.kind ?? null],
  laws: requestLaws,
})
