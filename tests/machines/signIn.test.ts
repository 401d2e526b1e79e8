import { describeMachine } from '@kit/describeMachine'
import { signInMachine } from '@machines/signIn/machine'
import {
  firstHouse,
  known,
  noProviders,
  offline,
  oneProvider,
  optionalProvider,
  refused,
  status,
} from './cases'

describeMachine('signIn', signInMachine, {
  inputs: [
    { email: '', failure: null, farmSelectorEmail: null, logoutOnFailure: false },
    {
      email: '',
      failure: offline.failure,
      farmSelectorEmail: 'farm@portico',
      logoutOnFailure: true,
    },
  ],
  events: {
    'email.changed': [{ email: 'ada@house.test' }, { email: 'ada' }, { email: 'farm@portico' }],
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
        { status: status({}), providers: optionalProvider },
        { status: status({ email: null, confirmed: false }), providers: noProviders },
        { status: status({ deactivated: true }), providers: noProviders },
      ],
      error: [offline, refused('domain_not_registered', 404)],
    },
    fetchGuestBuildings: { done: [[firstHouse.building], []], error: [offline] },
    openProvider: { done: [undefined], error: [new Error('blocked')] },
    logIn: { done: [known(60_000)], error: [offline, refused('credentials_not_match', 401)] },
  },
  contextKey: ({ email, password, facts, guestBuildings }) => [
    email,
    password,
    facts?.status.deactivated ?? null,
    facts?.providers.sso_required ?? null,
    guestBuildings.length,
  ],
  lint: { allowedTags: ['busy', 'dialog', /^step:/] },
})
