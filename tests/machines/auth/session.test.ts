import { describeMachine } from '@kit/describeMachine'
import { sessionMachine } from '@machines/auth/session/machine'
import { known, offline, refused, user } from '../fixtures'
import { sessionLaws } from './session.laws'

describeMachine('session', sessionMachine, {
  events: {
    'session.started': [known(60_000)],
    'session.replaced': [known(60_000)],
    'session.signOutRequested': [],
    'session.acknowledged': [],
    'token.rejected': [],
    'network.restored': [],
    'user.changed': [{ user: { ...user, first_name: 'Bea' } }],
    'tab.renewed': [known(60_000)],
    'tab.signedOut': [],
    'signOut.owed': [],
    'signOut.confirmed': [],
  },
  actors: {
    readSession: {
      done: [null, known(60_000), known(-1), known(60_000, true)],
      error: [new Error('no storage')],
    },
    fetchUser: { done: [user], error: [offline, refused('unauthenticated', 401)] },
    refreshSession: {
      done: [known(60_000)],
      error: [offline, refused('refresh_token_reused', 401)],
    },
    upgradeSession: {
      done: [known(60_000)],
      error: [offline, refused('unauthenticated', 401)],
    },
    endSession: { done: [undefined], error: [offline] },
    watchTabs: { error: [new Error('no storage events')] },
    repeatSignOuts: { error: [new Error('no storage')] },
  },
  contextKey: ({ renewInMs, needsUpgrade, isUserChecked, isSignOutOwed }) => [
    renewInMs > 0,
    needsUpgrade,
    isUserChecked,
    isSignOutOwed,
  ],
  laws: sessionLaws,
  lint: { allowedTags: ['inside'] },
})
