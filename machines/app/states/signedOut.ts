import type { SsoReturn } from '../../ssoReturn/machine'
import { keyPrefixOf } from '../context'
import { appSetup } from '../setup'
import { wizardCode } from './wizardCode'

/** The auth flows; the router shows /login, /signup or /reset-password by these states. */
export const signedOut = appSetup.createStateConfig({
  description: 'Nobody is signed in; one of the auth flows is chosen.',
  initial: 'arriving',
  on: {
    'location.visited': { actions: { type: 'trackPageView', params: ({ event }) => event } },
    'flow.entered': [
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, kind: 'signUp' }) },
        target: '.signingUp',
        actions: [{ type: 'enterFlow', params: ({ event }) => event }, 'forgetStart'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, kind: 'reset' }) },
        target: '.resettingPassword',
        actions: [{ type: 'enterFlow', params: ({ event }) => event }, 'startReset'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, kind: 'signIn' }) },
        target: '.loggingIn',
        actions: { type: 'enterFlow', params: ({ event }) => event },
      },
      { actions: { type: 'enterFlow', params: ({ event }) => event } },
    ],
  },
  states: {
    arriving: {
      description: 'Decides whether an identity provider or a mailed link has sent the visitor.',
      always: [
        { guard: 'hasSsoReturn', target: 'returningFromProvider' },
        { guard: 'hasResetLink', target: 'resettingPassword', actions: 'startLinkedReset' },
        { target: 'loggingIn' },
      ],
    },
    returningFromProvider: {
      id: 'returningFromProvider',
      entry: 'beginFlow',
      description: 'What the identity provider brought back is looked at.',
      tags: ['flow:signIn'],
      exit: 'forgetSsoReturn',
      initial: 'fetchingWizard',
      states: {
        ...wizardCode,
        running: {
          description: 'Its machine runs.',
          invoke: {
            id: 'ssoReturn',
            src: 'ssoReturn',
            input: ({ context }) => ({
              ...(context.auth.ssoReturn as SsoReturn),
              keyPrefix: keyPrefixOf(context),
            }),
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
                actions: {
                  type: 'startSession',
                  params: ({ event }) => ({ output: event.output }),
                },
              },
              {
                guard: { type: 'isIdentified', params: ({ event }) => ({ output: event.output }) },
                target: '#signingUp',
                actions: {
                  type: 'keepProviderIdentity',
                  params: ({ event }) => ({ output: event.output }),
                },
              },
              {
                target: '#loggingIn',
                actions: { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
              },
            ],
            onError: { target: '#loggingIn' },
          },
        },
      },
      on: {
        'location.visited': [
          {
            // A sign-up that starts in the middle of SSO is the login again.
            guard: { type: 'isSignUpPath', params: ({ event }) => event },
            target: 'loggingIn',
            actions: { type: 'trackPageView', params: ({ event }) => event },
          },
          {
            guard: { type: 'isResetPath', params: ({ event }) => event },
            target: 'resettingPassword',
            actions: [{ type: 'trackPageView', params: ({ event }) => event }, 'startReset'],
          },
        ],
      },
    },
    loggingIn: {
      id: 'loggingIn',
      description: 'The login flow, the default, at the e-mail step.',
      tags: ['flow:signIn'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        systemId: 'signIn',
        input: ({ context: { auth, input } }) => ({
          email: auth.email,
          failure: auth.failure,
          logoutOnFailure: auth.logoutOnFailure,
          farmSelectorEmail: input.deployment.developer?.farmSelectorEmail ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
            actions: { type: 'startSession', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isResetPassword', params: ({ event }) => ({ output: event.output }) },
            target: 'resettingPassword',
            actions: { type: 'keepStart', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isLoggedOut', params: ({ event }) => ({ output: event.output }) },
            target: 'loggingIn',
            reenter: true,
            actions: [
              'purgeStorage',
              { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
            ],
          },
          {
            guard: { type: 'isFarmSelector', params: ({ event }) => ({ output: event.output }) },
            target: 'loggingIn',
            reenter: true,
            actions: 'openFarmSelector',
          },
          {
            target: 'signingUp',
            actions: { type: 'keepStart', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: { target: 'loggingIn', reenter: true },
      },
      on: {
        'location.visited': [
          {
            guard: { type: 'isResetPath', params: ({ event }) => event },
            target: 'resettingPassword',
            actions: [{ type: 'trackPageView', params: ({ event }) => event }, 'startReset'],
          },
          {
            guard: { type: 'isSignUpPath', params: ({ event }) => event },
            target: 'signingUp',
            actions: [{ type: 'trackPageView', params: ({ event }) => event }, 'forgetStart'],
          },
        ],
      },
    },
    signingUp: {
      id: 'signingUp',
      entry: 'beginFlow',
      description: 'The address needs an account: one of the sign-up variants.',
      tags: ['flow:signUp'],
      initial: 'fetchingWizard',
      states: {
        ...wizardCode,
        running: {
          description: 'Its machine runs.',
          invoke: {
            id: 'signUp',
            src: 'wizard',
            // The address follows its steps.
            onSnapshot: {},
            input: ({ context }) => ({
              keyPrefix: keyPrefixOf(context),
              entry: context.auth.flows.signUp,
              start: context.auth.start,
              providerIdentity: context.auth.providerIdentity,
              fields: context.auth.fields,
            }),
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
                actions: {
                  type: 'startSession',
                  params: ({ event }) => ({ output: event.output }),
                },
              },
              {
                target: '#loggingIn',
                actions: { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
              },
            ],
            onError: { target: '#loggingIn' },
          },
        },
      },
      on: {
        'location.visited': [
          {
            guard: { type: 'isLoginPath', params: ({ event }) => event },
            target: 'loggingIn',
            actions: { type: 'trackPageView', params: ({ event }) => event },
          },
          {
            guard: { type: 'isResetPath', params: ({ event }) => event },
            target: 'resettingPassword',
            actions: [{ type: 'trackPageView', params: ({ event }) => event }, 'startReset'],
          },
        ],
      },
    },
    resettingPassword: {
      id: 'resettingPassword',
      entry: 'beginFlow',
      description: 'The password was forgotten.',
      tags: ['flow:reset'],
      initial: 'fetchingWizard',
      states: {
        ...wizardCode,
        running: {
          description: 'Its machine runs.',
          invoke: {
            id: 'resetPassword',
            src: 'wizard',
            // The address follows its steps.
            onSnapshot: {},
            input: ({ context }) => ({
              keyPrefix: keyPrefixOf(context),
              entry: context.auth.flows.reset,
              start: context.auth.start,
              providerIdentity: null,
              fields: context.auth.fields,
            }),
            onDone: {
              target: '#loggingIn',
              actions: { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
            },
            onError: { target: '#loggingIn' },
          },
        },
      },
      on: {
        'location.visited': [
          {
            guard: { type: 'isLoginPath', params: ({ event }) => event },
            target: 'loggingIn',
            actions: { type: 'trackPageView', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSignUpPath', params: ({ event }) => event },
            target: 'signingUp',
            actions: [{ type: 'trackPageView', params: ({ event }) => event }, 'forgetStart'],
          },
        ],
      },
    },
  },
})
