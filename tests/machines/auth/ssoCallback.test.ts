import { describeMachine } from '@kit/describeMachine'
import { startHarness } from '@kit/harness'
import { refusalOf } from '@machines/auth/ssoCallback/failure'
import { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import { expect, test, vi } from 'vitest'
import { known, offline, refused } from '../fixtures'
import { ssoCallbackLaws } from './ssoCallback.laws'

const providerIdentity = {
  email: 'ada@house.test',
  transactionUuid: 'transaction',
  firstName: 'Ada',
  lastName: null,
}
const details = {
  email: 'Ada@House.test',
  transactionId: 'transaction',
  state: 'state',
  purpose: 'signIn' as const,
}
const returned = { keyPrefix: 'seed', state: 'state', code: 'code', error: null, details }

describeMachine('ssoCallback', ssoCallbackMachine, {
  inputs: [
    returned,
    { ...returned, code: null },
    { ...returned, details: { ...details, purpose: 'signUp' } },
    { ...returned, code: null, details: { ...details, purpose: 'signUp' } },
    { ...returned, state: 'of another browser' },
    { ...returned, details: null },
    { ...returned, code: null, error: 'access_denied' },
  ],
  events: { 'request.retried': [], 'callback.left': [] },
  actors: {
    exchangeCode: {
      done: [providerIdentity, { ...providerIdentity, transactionUuid: 'another' }],
      error: [offline, refused('sso_exchange_failed', 502)],
    },
    authenticate: { done: [known(60_000)], error: [offline, refused('sso_state_invalid', 403)] },
  },
  provide: { actions: { forgetDetails: () => {} } },
  contextKey: ({ failure }) =>
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  laws: ssoCallbackLaws,
  lint: { allowedTags: ['busy'] },
})

test.each([
  ['access_denied', 'sso_cancelled'],
  ['temporarily_unavailable', 'sso_provider_unavailable'],
  ['sso_provider_unavailable', 'sso_provider_unavailable'],
  ['sso_assertion_invalid', 'sso_assertion_invalid'],
  ['sso_email_mismatch', 'sso_email_mismatch'],
  ['anything_else', 'sso_exchange_failed'],
  ['toString', 'sso_exchange_failed'],
])('the error %s shows as %s', (error, code) => {
  expect(refusalOf(error)).toMatchObject({ kind: 'refused', code })
})

test.each([returned, { ...returned, state: 'of another browser' }])(
  'the state stored before the redirect to the provider is valid for one return',
  (input) => {
    const forgetDetails = vi.fn<() => void>()
    startHarness(ssoCallbackMachine, { input, provide: { actions: { forgetDetails } } })
    expect(forgetDetails).toHaveBeenCalledOnce()
  },
)
