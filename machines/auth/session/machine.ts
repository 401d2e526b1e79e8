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
    // Browsers fire a timer of more than 2^31 ms at once. No token lives a day, so a day is a safe limit.
    untilRenewal: ({ context }) => Math.min(Math.max(context.renewInMs, 1000), 86_400_000),
  },
}).createMachine({
  id: 'session',
  description:
    'Who is signed in: restored, kept fresh over all tabs, ended by the user or by a refusal of the server.',
  context: initialSession,
  invoke: [
    {
      id: 'watchTabs',
      src: 'watchTabs',
      // Without it this tab merely learns later what other tabs did.
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
      description: 'What an earlier page load left in storage is read.',
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
      description: 'Nobody is signed in.',
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
      description: 'Somebody is signed in; the last clear word of the server was not a no.',
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
            'An old token is renewed first, one of an older version exchanged, an unchecked user read.',
          always: [
            { guard: 'needsRenewal', target: 'refreshing' },
            { guard: 'needsUpgrade', target: 'upgrading' },
            { guard: 'isUserUnchecked', target: 'loadingUser' },
            { target: 'signedIn' },
          ],
        },
        loadingUser: {
          description: 'The user of a restored session is read; meanwhile the stored one is shown.',
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
          description: 'A token of an older version is exchanged for one of the current version.',
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
          description: 'The token is good; it is renewed shortly before it ends.',
          after: { untilRenewal: { target: 'refreshing' } },
        },
        refreshing: {
          description: 'A new token is fetched, by this tab or by another one.',
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
          // Several calls may be refused with the same old token: one refresh serves them all.
          on: { 'token.rejected': {} },
        },
        waitingForNetwork: {
          description: 'The refresh found no network; nobody is signed out for that.',
          after: { retryPause: { target: 'refreshing' } },
          on: { 'network.restored': { target: 'refreshing' }, 'token.rejected': {} },
        },
      },
    },
    expired: {
      description: 'The server refuses to go on; the user is told before anything is taken away.',
      tags: ['inside'],
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
      description: 'The server is told and all that this browser keeps is purged.',
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
