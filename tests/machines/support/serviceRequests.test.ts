import type { ServiceRequest } from '@contract/serviceRequests'
import { describeMachine } from '@kit/describeMachine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { allRequests } from '@machines/support/serviceRequests/selectors'
import { expect, test } from 'vitest'
import { offline } from '../fixtures'
import { serviceRequestsLaws } from './serviceRequests.laws'

export const requestOf = (id: string, status = 'Pending'): ServiceRequest => ({
  id,
  category: 'heating',
  subject: `Subject ${id}`,
  description: 'Too cold',
  attachments: [],
  status,
  created_at: '2026-11-23T10:00:00Z',
})

describeMachine('serviceRequests', serviceRequestsMachine, {
  inputs: [
    {
      buildingUuid: 'house',
      lang: 'en-us',
      keyPrefix: 'seed-1',
      limits: { files: 5, bytes: 1000 },
    },
  ],
  events: {
    'request.invalidated': [],
    'new.pressed': [],
    'withdraw.pressed': [{ id: 'one' }],
    'withdraw.confirmed': [],
    'withdraw.dismissed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    withdraw: { done: [requestOf('two', 'Canceled')], error: [offline] },
    form: {
      done: [
        { answer: { reference: null, request: requestOf('three') } },
        { answer: { reference: null, request: requestOf('two') } },
        { answer: null },
      ],
      error: [new Error('broken')],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: serviceRequestsLaws,
  contextKey: ({ sent, mutation }) => [
    sent.map(({ id, status }) => `${id} ${status}`),
    mutation.failure?.kind ?? null,
  ],
  lint: { allowedTags: ['busy'] },
})

test('requests that the list does not contain yet come first, and none comes twice', () => {
  const [one, two, newer] = [requestOf('one'), requestOf('two'), requestOf('two', 'Accepted')]
  expect(allRequests([two], [one])).toEqual([two, one])
  expect(allRequests([two, one], [newer])).toEqual([one, newer])
})
