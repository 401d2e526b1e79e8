import { describeMachine } from '@kit/describeMachine'
import { offline, refused } from '../fixtures'
import { personSearchLaws, personSearchMachine } from './personSearch.laws'

describeMachine('personSearch', personSearchMachine, {
  inputs: [{ building: 'tower' }],
  events: { 'text.changed': [{ text: 'ada' }, { text: '' }], 'operator.confirmed': [] },
  actors: { find: { done: [['Ada']], error: [offline, refused('unauthenticated', 401)] } },
  laws: personSearchLaws,
  contextKey: ({ text, people, failure }) => [text, people, failure?.kind ?? null],
})
