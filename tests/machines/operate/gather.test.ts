import { describeMachine } from '@kit/describeMachine'
import { offline, refused } from '../fixtures'
import { gatherLaws, gatherMachine } from './gather.laws'

describeMachine('gather', gatherMachine, {
  inputs: [{}],
  events: {
    'gather.pressed': [
      { purpose: 'file', query: 'all' },
      { purpose: 'print', query: 'ada' },
    ],
    'rows.used': [],
    'failure.dismissed': [],
    'operator.confirmed': [],
  },
  actors: { loadAll: { done: [['Ada']], error: [offline, refused('unauthenticated', 401)] } },
  laws: gatherLaws,
  contextKey: ({ query, purpose, rows, failure }) => [
    query,
    purpose,
    rows,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})
