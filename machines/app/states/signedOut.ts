import { appSetup } from '../setup'

/** The auth flows; the router shows /login, /signup or /reset-password by these states. */
export const signedOut = appSetup.createStateConfig({
  description: 'Nobody is signed in; one of the auth flows is chosen.',
  initial: 'loggingIn',
  on: {
    'location.visited': { actions: { type: 'trackPageView', params: ({ event }) => event } },
  },
  states: {
    loggingIn: {
      description: 'The login flow, the default, at the e-mail step.',
      tags: ['flow:AUTH_LOGIN'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        systemId: 'signIn',
        input: ({ context }) => ({ email: context.wayOn?.email ?? '' }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
            actions: { type: 'startSession', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'isResetPassword', params: ({ event }) => ({ output: event.output }) },
            target: 'resettingPassword',
            actions: { type: 'keepWayOn', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'signingUp',
            actions: [
              { type: 'keepWayOn', params: ({ event }) => ({ output: event.output }) },
              { type: 'logNotYet', params: ({ event }) => ({ output: event.output }) },
            ],
          },
        ],
        onError: { target: 'loggingIn', reenter: true },
      },
      on: {
        'location.visited': [
          {
            guard: { type: 'isResetPath', params: ({ event }) => event },
            target: 'resettingPassword',
            actions: { type: 'trackPageView', params: ({ event }) => event },
          },
          { actions: { type: 'trackPageView', params: ({ event }) => event } },
        ],
      },
    },
    signingUp: {
      description: 'The address needs an account or an identity provider.',
      tags: ['flow:AUTH_SIGNUP'],
      on: {
        'history.back': { target: 'loggingIn' },
        'login.requested': { target: 'loggingIn' },
      },
    },
    resettingPassword: {
      description: 'The password was forgotten.',
      tags: ['flow:RESET_PASSWORD'],
      on: {
        'history.back': { target: 'loggingIn' },
        'login.requested': { target: 'loggingIn' },
      },
    },
  },
})
