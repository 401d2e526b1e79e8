import { describeMachine } from '@kit/describeMachine'
import { approvalsMachine } from '@machines/bookings/approvals/machine'
import { offline } from '../fixtures'
import { approvalsLaws } from './approvals.laws'

describeMachine('approvals', approvalsMachine, {
  inputs: [{ buildingUuid: 'house', lang: 'en-us', keyPrefix: 'seed-1' }],
  events: {
    'request.invalidated': [],
    'approve.pressed': [{ uuid: 'one' }, { uuid: 'two' }],
    'deny.pressed': [{ uuid: 'one' }],
    'reason.changed': [{ reason: 'New planks' }],
    'denial.chosen': [{ denial: 'denied_unavailable' }],
    'denial.confirmed': [],
    'denial.takenBack': [{ uuid: 'one' }],
    'denial.dismissed': [],
    'failure.dismissed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    blocked: { error: [new Error('broken')] },
    approve: { done: [undefined], error: [offline] },
    deny: { done: [undefined], error: [offline] },
    takeBack: { done: [undefined], error: [offline] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: approvalsLaws,
  contextKey: ({ uuid, denial, reason, mutation: { failure } }) => [
    uuid,
    denial,
    reason,
    failure?.kind ?? null,
  ],
  lint: { allowedTags: ['busy'] },
})
