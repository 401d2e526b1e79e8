import { describeMachine } from '@kit/describeMachine'
import { signInMachine } from '@machines/signIn/machine'
import { firstHouse, known, noProviders, offline, oneProvider, refused, status } from './cases'

describeMachine('signIn', signInMachine, {
  inputs: [{ email: '' }],
  events: {
    'email.changed': [{ email: 'ada@house.test' }, { email: 'ada' }],
    'email.left': [],
    'email.submitted': [],
    'password.changed': [{ password: 'secret' }, { password: '' }],
    'password.submitted': [],
    'password.forgotten': [],
    'step.back': [],
    'dialog.closed': [],
    'guest.chosen': [],
  },
  actors: {
    lookUpEmail: {
      done: [
        { status: status({}), providers: noProviders },
        { status: status({}), providers: oneProvider },
        { status: status({ email: null, confirmed: false }), providers: noProviders },
        { status: status({ deactivated: true }), providers: noProviders },
      ],
      error: [offline, refused('domain_not_registered', 404)],
    },
    fetchGuestBuildings: { done: [[firstHouse.building], []], error: [offline] },
    logIn: { done: [known(60_000)], error: [offline, refused('credentials_not_match', 401)] },
  },
  contextKey: ({ email, password, facts, guestBuildings }) => [
    email,
    password,
    facts?.status.deactivated ?? null,
    guestBuildings.length,
  ],
  lint: { allowedTags: ['busy', 'dialog', /^step:/] },
})
