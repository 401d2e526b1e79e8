import { describeMachine } from '@kit/describeMachine'
import { requestMachine } from '@machines/request/machine'
import { offline } from './cases'

describeMachine('request', requestMachine, {
  inputs: [{ of: { buildingUuid: 'one' } }],
  events: {
    'request.retried': [],
    'request.refreshed': [],
    'request.renewed': [],
    'request.aborted': [],
  },
  actors: { load: { done: [['row']], error: [offline] } },
  contextKey: () => null,
})
