import type { ServiceRequest } from '@contract/serviceRequests'
import { describeMachine } from '@kit/describeMachine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
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

const list = { requests: [requestOf('one'), requestOf('two')], total: 3, categories: [] }

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
    'list.retried': [],
    'page.returned': [],
    'more.pressed': [],
    'new.pressed': [],
    'withdraw.pressed': [{ id: 'one' }],
    'withdraw.confirmed': [],
    'withdraw.dismissed': [],
  },
  actors: {
    read: { done: [list], error: [offline] },
    refresh: { done: [list, { ...list, requests: [], total: 0 }], error: [offline] },
    readMore: {
      done: [
        { ...list, requests: [requestOf('two'), requestOf('three')] },
        { ...list, requests: [] },
      ],
      error: [offline],
    },
    withdraw: { done: [requestOf('one', 'Canceled')], error: [offline] },
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
  maxPaths: 6000,
  contextKey: ({ requests, sent, total, failure, mutation }) => [
    requests.map(({ id, status }) => `${id} ${status}`),
    sent.map(({ id, status }) => `${id} ${status}`),
    requests.length < total,
    failure?.kind ?? null,
    mutation.failure?.kind ?? null,
  ],
  lint: { allowedTags: ['busy'] },
})
