import { describeMachine } from '@kit/describeMachine'
import { ssoReturnMachine } from '@machines/ssoReturn/machine'
import { known, offline, refused } from './cases'

const vouched = {
  email: 'ada@house.test',
  transactionUuid: 'transaction',
  firstName: 'Ada',
  lastName: null,
}
const details = {
  email: vouched.email,
  transactionUuid: 'transaction',
  state: 'state',
  purpose: 'signIn' as const,
}
const returned = { state: 'state', code: 'code', failure: null, details }

describeMachine('ssoReturn', ssoReturnMachine, {
  inputs: [
    returned,
    { ...returned, code: null },
    { ...returned, details: { ...details, purpose: 'signUp' } },
    { ...returned, state: 'of another browser' },
    { ...returned, details: null },
    { ...returned, code: null, failure: refused('sso_cancelled', 403).failure },
  ],
  events: { 'retry.requested': [], 'return.left': [] },
  actors: {
    exchangeCode: {
      done: [vouched, { ...vouched, transactionUuid: 'another' }],
      error: [offline, refused('sso_exchange_failed', 502)],
    },
    authenticate: { done: [known(60_000)], error: [offline, refused('sso_state_invalid', 403)] },
  },
  provide: { actions: { forgetDetails: () => {} } },
  contextKey: ({ failure }) => failure?.kind ?? null,
  lint: { allowedTags: ['busy'] },
})
