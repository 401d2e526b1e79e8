import { describeMachine } from '@kit/describeMachine'
import { offline, refused } from '../fixtures'
import { pressLaws, pressMachine } from './press.laws'

describeMachine('press', pressMachine, {
  system: ['console'],
  inputs: [{ keyPrefix: 'key' }],
  events: {
    'step.pressed': [{ change: 'arrive' }, { change: 'leave' }],
    'step.retried': [],
    'report.dismissed': [],
    'operator.confirmed': [],
  },
  actors: { apply: { done: ['one', 'two'], error: [offline, refused('unauthenticated', 401)] } },
  laws: pressLaws,
  contextKey: ({ change, reply, mutation: { failure } }) => [
    change,
    reply,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})
