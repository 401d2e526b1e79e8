import { describeMachine } from '@kit/describeMachine'
import { createRequest } from '@machines/request/machine'
import { offline } from './cases'

describeMachine('request', createRequest<{ buildingUuid: string }, string[]>(), {
  inputs: [{ of: { buildingUuid: 'one' } }],
  events: {
    'request.retried': [],
    'request.refreshed': [],
    'request.renewed': [],
  },
  actors: { load: { done: [['row']], error: [offline] } },
  contextKey: () => null,
})
