import { appSetup } from '../setup'

/** The auth flows; the router shows /login, /signup or /reset-password by these states. */
export const signedOut = appSetup.createStateConfig({
  description: 'Nobody is signed in; one of the auth flows is chosen.',
  initial: 'arriving',
  on: {
    'location.visited': { actions: { type: 'trackPageView', params: ({ event }) => event } },
    'flow.entered': [
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, way: 'signUp' }) },
        target: '.signingUp',
        actions: [{ type: 'enterFlow', params: ({ event }) => event }, 'forgetStart'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, way: 'reset' }) },
        target: '.resettingPassword',
        actions: [{ type: 'enterFlow', params: ({ event }) => event }, 'startReset'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, way: 'signIn' }) },
        target: '.loggingIn',
        actions: { type: 'enterFlow', params: ({ event }) => event },
      },
      { actions: { type: 'enterFlow', params: ({ event }) => event } },
    ],
    'farms.closed': { actions: 'closeFarmSelector' },
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
      description: 'What the identity provider brought back is looked at.',
      tags: ['way:signIn'],
      exit: 'forgetSsoReturn',
      invoke: {
        id: 'ssoReturn',
        src: 'ssoReturn',
        input: ({ context }) => context.auth.ssoReturn,
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
            actions: { type: 'startSession', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isVouched', params: ({ event }) => ({ output: event.output }) },
            target: 'signingUp',
            actions: { type: 'keepVouched', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'loggingIn',
            actions: { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: { target: 'loggingIn' },
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
      description: 'The login flow, the default, at the e-mail step.',
      tags: ['way:signIn'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        systemId: 'signIn',
        input: ({ context: { auth, input } }) => ({
          email: auth.email,
          failure: auth.failure,
          logoutOnFailure: auth.logoutOnFailure,
          farmSelectorEmail: input.farmSelectorEmail,
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
      description: 'The address needs an account: one of the sign-up variants.',
      tags: ['way:signUp'],
      invoke: {
        id: 'signUp',
        src: 'wizard',
        input: ({ context: { auth } }) => ({
          entry: auth.flows.signUp,
          start: auth.start,
          vouched: auth.vouched,
          fields: auth.fields,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
            actions: { type: 'startSession', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'loggingIn',
            actions: { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: { target: 'loggingIn' },
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
      description: 'The password was forgotten.',
      tags: ['way:reset'],
      invoke: {
        id: 'resetPassword',
        src: 'wizard',
        input: ({ context: { auth } }) => ({
          entry: auth.flows.reset,
          start: auth.start,
          vouched: null,
          fields: auth.fields,
        }),
        onDone: {
          target: 'loggingIn',
          actions: { type: 'keepLeft', params: ({ event }) => ({ output: event.output }) },
        },
        onError: { target: 'loggingIn' },
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
