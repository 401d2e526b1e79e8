import { describeMachine } from '@kit/describeMachine'
import { claimMachine } from '@machines/operate/claim/machine'
import { known, offline } from '../fixtures'
import { claimLaws } from './claim.laws'

describeMachine('claim', claimMachine, {
  inputs: [
    { token: 'token', keyPrefix: 'key' },
    { token: '', keyPrefix: 'key' },
  ],
  system: ['session'],
  events: { 'request.retried': [] },
  actors: {
    checkLink: { done: ['valid', 'expired', 'used'], error: [offline] },
    form: { done: [{ result: known(60_000) }, null], error: [new Error('broken')] },
  },
  laws: claimLaws,
  contextKey: ({ status, failure }) => [status, failure?.kind ?? null],
})
