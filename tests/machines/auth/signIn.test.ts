import { describeMachine } from '@kit/describeMachine'
import { startHarness } from '@kit/harness'
import { signInMachine } from '@machines/auth/signIn/machine'
import { expect, test } from 'vitest'
import { firstHouse, known, noProviders, offline, oneProvider, refused, status } from '../fixtures'
import { signInLaws } from './signIn.laws'

const optionalSaml = {
  ...noProviders,
  saml_providers: [{ name: 'S', single_signon_service: 'https://s.test/sso' }],
}

describeMachine('signIn', signInMachine, {
  inputs: [
    { email: '', failure: null, farmSelectorEmail: null, logoutOnFailure: false, facts: null },
    {
      email: '',
      failure: offline.failure,
      farmSelectorEmail: 'farm@portico',
      logoutOnFailure: true,
      facts: null,
    },
    ...[
      { status: status({}), providers: noProviders },
      { status: status({ deactivated: true }), providers: oneProvider },
    ].map((facts) => ({
      email: 'ada@house.test',
      failure: null,
      farmSelectorEmail: null,
      logoutOnFailure: false,
      facts,
    })),
    {
      email: 'ada@nowhere.test',
      failure: refused('domain_not_registered', 404).failure,
      farmSelectorEmail: null,
      logoutOnFailure: false,
      facts: null,
    },
  ],
  events: {
    'email.changed': [{ email: 'Ada@House.test' }, { email: 'ada' }, { email: 'farm@portico' }],
    'email.left': [],
    'email.submitted': [],
    'password.changed': [{ password: 'secret' }, { password: '' }],
    'password.submitted': [],
    'password.forgotten': [],
    'step.back': [],
    'dialog.closed': [],
    'provider.chosen': [{ url: '/sso/start?state=s' }],
    'email.chosen': [],
    'guest.chosen': [],
  },
  actors: {
    lookUpEmail: {
      done: [
        { status: status({}), providers: noProviders },
        { status: status({}), providers: oneProvider },
        { status: status({}), providers: optionalSaml },
        { status: status({ email: null }), providers: noProviders },
        { status: status({ terms_accepted: false }), providers: oneProvider },
        { status: status({ confirmed: false }), providers: noProviders },
        { status: status({ deactivated: true }), providers: oneProvider },
      ],
      error: [offline, refused('domain_not_registered', 404)],
    },
    fetchGuestBuildings: { done: [[firstHouse.building], []], error: [offline] },
    openProvider: { done: [undefined], error: [new Error('blocked')] },
    logIn: {
      done: [known(60_000)],
      error: [offline, refused('credentials_not_match', 401), refused('too_many_requests', 429)],
    },
  },
  contextKey: ({ email, password, facts, guestBuildings, failure }) => [
    email,
    password,
    facts?.status.deactivated ?? null,
    facts?.providers.sso_required ?? null,
    guestBuildings.length,
    failure !== null,
  ],
  laws: signInLaws,
  lint: { allowedTags: ['busy', 'dialog', /^step:/] },
})

/** During the lookup of Ada's address. */
function atLookUp() {
  const harness = startHarness(signInMachine, {
    input: {
      email: '',
      failure: null,
      farmSelectorEmail: null,
      logoutOnFailure: false,
      facts: null,
    },
  })
  harness.actor.send({ type: 'email.changed', email: 'ada@house.test' })
  harness.actor.send({ type: 'email.submitted' })
  return harness
}

test('typing during a lookup starts another lookup', () => {
  const { actor } = atLookUp()
  actor.send({ type: 'email.changed', email: 'ada@house.tes' })
  expect(actor.getSnapshot().value).toBe('enteringEmail')
  expect(actor.getSnapshot().children.lookUpEmail).toBeUndefined()
  expect(actor.getSnapshot().context.email).toBe('ada@house.tes')
})

test('Back aborts a running log-in and clears its password', () => {
  const { actor, resolve } = atLookUp()
  resolve('lookUpEmail', { status: status({}), providers: noProviders })
  actor.send({ type: 'password.changed', password: 'secret' })
  actor.send({ type: 'password.submitted' })
  actor.send({ type: 'step.back' })
  expect(actor.getSnapshot().value).toBe('enteringEmail')
  expect(actor.getSnapshot().children.logIn).toBeUndefined()
  expect(actor.getSnapshot().context.password).toBe('')
})
