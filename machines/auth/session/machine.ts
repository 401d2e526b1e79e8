import { withEvent } from '@machines/kernel/typed'
import { setup } from 'xstate'
import { actions } from './actions'
import { actors } from './actors'
import { initialSession, type SessionContext } from './context'
import type { SessionEvent } from './events'
import { guards } from './guards'

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'inside',
  },
  actors,
  actions,
  guards,
  delays: {
    restoreTimeout: 3000,
    callTimeout: 20_000,
    signOutTimeout: 4000,
    retryPause: 5000,
    // Browsers fire a timer of more than 2^31 ms immediately. No token lives a day, so a day is a safe limit.
    untilRenewal: ({ context }) => Math.min(Math.max(context.renewInMs, 1000), 86_400_000),
  },
}).createMachine({
  id: 'session',
  description:
    'The signed-in user: restored, renewed across all tabs, signed out by the user or by a refusal of the server.',
  context: initialSession,
  invoke: [
    {
      id: 'watchTabs',
      src: 'watchTabs',
      // Without it, this tab only learns later about changes in other tabs.
      onError: { actions: 'setFailure' },
    },
    {
      id: 'repeatSignOuts',
      src: 'repeatSignOuts',
      // The next page load repeats them.
      onError: { actions: 'setFailure' },
    },
  ],
  on: {
    'signOut.owed': { actions: 'oweSignOut' },
    'signOut.confirmed': { actions: 'settleSignOut' },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reading what an earlier page load has stored.',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ known: event.output }) },
            target: 'authenticated',
            actions: { type: 'restoreSession', params: ({ event }) => ({ known: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
      after: { restoreTimeout: { target: 'signedOut' } },
    },
    signedOut: {
      description: 'No user is signed in.',
      entry: 'forgetSession',
      on: {
        'session.started': {
          target: 'authenticated',
          actions: withEvent('setSession'),
        },
        'tab.renewed': {
          target: 'authenticated',
          actions: withEvent('setSession'),
        },
      },
    },
    authenticated: {
      description: 'A user is signed in; the server has not refused the session.',
      tags: ['inside'],
      initial: 'routing',
      on: {
        'session.signOutRequested': { target: 'signingOut' },
        'tab.signedOut': { target: 'signedOut' },
        'tab.renewed': {
          target: '.routing',
          actions: withEvent('renewSession'),
        },
        'session.replaced': {
          target: '.routing',
          actions: withEvent('setSession'),
        },
        'token.rejected': { target: '.refreshing' },
        'user.changed': { actions: withEvent('setUser') },
      },
      states: {
        routing: {
          description:
            'An expired token is renewed first, then one of an older version exchanged, then an unchecked user read.',
          always: [
            { guard: 'needsRenewal', target: 'refreshing' },
            { guard: 'needsUpgrade', target: 'upgrading' },
            { guard: 'isUserUnchecked', target: 'loadingUser' },
            { target: 'signedIn' },
          ],
        },
        loadingUser: {
          description: 'Reading the user of a restored session; meanwhile the stored one is shown.',
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: {
              target: 'signedIn',
              actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              {
                guard: 'isTokenRefusal',
                target: '#session.signingOut',
              },
              {
                target: 'signedIn',
                actions: ['trustStoredUser', 'setFailure'],
              },
            ],
          },
          after: {
            callTimeout: {
              target: 'signedIn',
              actions: ['trustStoredUser', 'setTimeoutFailure'],
            },
          },
        },
        upgrading: {
          description: 'Exchanging a token of an older version for one of the current version.',
          invoke: {
            id: 'upgradeSession',
            src: 'upgradeSession',
            input: ({ context }) => ({ session: context.session }),
            onDone: {
              target: 'routing',
              actions: { type: 'renewSession', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'isTokenRefusal',
                target: '#session.expired',
              },
              {
                target: 'routing',
                actions: ['postponeUpgrade', 'setFailure'],
              },
            ],
          },
          after: {
            callTimeout: {
              target: 'routing',
              actions: ['postponeUpgrade', 'setTimeoutFailure'],
            },
          },
          on: { 'token.rejected': {} },
        },
        signedIn: {
          description: 'The token is valid; it is renewed shortly before it expires.',
          after: { untilRenewal: { target: 'refreshing' } },
        },
        refreshing: {
          description: 'Fetching a new token, in this tab or another one.',
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            input: ({ context }) => ({ session: context.session }),
            onDone: {
              target: 'routing',
              actions: { type: 'renewSession', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'isTokenRefusal',
                target: '#session.expired',
              },
              {
                target: 'waitingForNetwork',
                actions: 'setFailure',
              },
            ],
          },
          after: {
            callTimeout: {
              target: 'waitingForNetwork',
              actions: 'setTimeoutFailure',
            },
          },
          // Several calls may be refused with the same expired token: one refresh serves them all.
          on: { 'token.rejected': {} },
        },
        waitingForNetwork: {
          description: 'The refresh found no network; the user stays signed in.',
          after: { retryPause: { target: 'refreshing' } },
          on: { 'network.restored': { target: 'refreshing' }, 'token.rejected': {} },
        },
      },
    },
    expired: {
      description:
        'The server refuses the session; the user is notified before anything is removed, unless it is a kiosk.',
      tags: ['inside'],
      always: { guard: 'isKiosk', target: 'signingOut' },
      on: {
        'session.acknowledged': { target: 'signingOut' },
        'session.signOutRequested': { target: 'signingOut' },
        'tab.signedOut': { target: 'signedOut' },
        'tab.renewed': {
          target: 'authenticated',
          actions: withEvent('setSession'),
        },
      },
    },
    signingOut: {
      description: 'Signing out at the server and purging the data that this browser stores.',
      tags: ['inside'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ session: context.session }),
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut', actions: 'oweSignOut' },
      },
      after: { signOutTimeout: { target: 'signedOut', actions: 'oweSignOut' } },
    },
  },
})
