import { normaliseEmail } from '@contract/email'
import { withEvent } from '@machines/kernel/typed'
import type { ActorRefFrom } from 'xstate'
import { initialSignIn, type SignInOutput } from './context'
import { signInSetup } from './setup'
import { choosingProvider } from './states/choosingProvider'
import { domainUnknown } from './states/domainUnknown'
import { leavingToFarmSelector, toFarmSelector } from './states/farmSelector'

export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'The e-mail address, then what it requires: a password or another way to sign in.',
  context: ({ input }) => initialSignIn(input),
  // The output of the final state that was reached.
  output: ({ event }) => event.output as SignInOutput,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides whether the address was looked up before the sign-in started.',
      always: [
        { guard: 'hasUnknownDomain', target: 'domainUnknown', actions: 'clearFailure' },
        { guard: 'hasFacts', target: 'routingEmail' },
        { target: 'enteringEmail' },
      ],
    },
    enteringEmail: {
      description:
        'The user enters the address; its error is shown only after the field was blurred.',
      tags: ['step:ENTER_EMAIL'],
      on: {
        'email.changed': { actions: withEvent('setEmail') },
        'email.left': { actions: 'touchEmail' },
        'email.submitted': [...toFarmSelector, { guard: 'isEmailValid', target: 'lookingUpEmail' }],
      },
    },
    lookingUpEmail: {
      description: 'Looking up the address.',
      tags: ['busy', 'step:ENTER_EMAIL'],
      entry: 'clearFailure',
      invoke: {
        id: 'lookUpEmail',
        src: 'lookUpEmail',
        input: ({ context }) => ({ email: normaliseEmail(context.email) }),
        onDone: {
          target: 'routingEmail',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: [
          {
            guard: 'isDomainUnknown',
            // The dialog shows the error; the form behind it shows none.
            target: 'domainUnknown',
          },
          {
            target: 'enteringEmail',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        lookUpTimeout: {
          target: 'enteringEmail',
          actions: 'setTimeoutFailure',
        },
      },
      on: {
        'email.changed': {
          target: 'enteringEmail',
          actions: withEvent('setEmail'),
        },
      },
    },
    routingEmail: {
      description: 'Decides by the address: deactivated, unknown, with SSO or with a password.',
      always: [
        { guard: 'isDeactivated', target: 'enteringEmail' },
        { guard: 'needsSignUp', target: 'leavingToSignUp' },
        { guard: 'hasProviders', target: 'choosingProvider' },
        { target: 'enteringPassword' },
      ],
    },
    domainUnknown,
    choosingProvider,
    enteringPassword: {
      description: 'The user enters the password.',
      tags: ['step:ENTER_PASSWORD'],
      on: {
        'password.changed': { actions: withEvent('setPassword') },
        'password.submitted': { guard: 'hasPassword', target: 'loggingIn' },
        'password.forgotten': { target: 'leavingToReset', actions: 'clearPassword' },
        'step.back': { target: 'enteringEmail', actions: ['clearPassword', 'clearFailure'] },
      },
    },
    loggingIn: {
      description: 'The server is checking the password.',
      tags: ['busy', 'step:ENTER_PASSWORD'],
      entry: 'clearFailure',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({
          email: normaliseEmail(context.email),
          password: context.password,
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: [
          {
            guard: 'logsOut',
            target: 'leavingLoggedOut',
            actions: ['clearPassword', 'setFailure'],
          },
          {
            guard: 'isPasswordWrong',
            target: 'enteringPassword',
            actions: ['clearPassword', 'setFailure'],
          },
          {
            target: 'enteringPassword',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        logInTimeout: {
          target: 'enteringPassword',
          actions: 'setTimeoutFailure',
        },
      },
      on: {
        'step.back': { target: 'enteringEmail', actions: 'clearPassword' },
      },
    },
    signedIn: {
      type: 'final',
      description: 'The server has responded with a session.',
      output: ({ context }) => ({ kind: 'signedIn', known: context.known }),
    },
    leavingToSignUp: {
      type: 'final',
      description: 'The address has no complete account.',
      output: ({ context: { email, facts } }) => ({ kind: 'signUp', email, facts }),
    },
    leavingAsGuest: {
      type: 'final',
      description: 'Continues with the guest buildings.',
      output: ({ context: { email, guestBuildings } }) => ({
        kind: 'guest',
        email,
        guestBuildings,
      }),
    },
    leavingLoggedOut: {
      type: 'final',
      description:
        'The password was refused, and everything of an earlier session has to be cleared.',
      output: ({ context: { email, failure } }) => ({ kind: 'loggedOut', email, failure }),
    },
    ...leavingToFarmSelector,
    leavingToReset: {
      type: 'final',
      description: 'The user has forgotten the password.',
      output: ({ context: { email } }) => ({ kind: 'resetPassword', email }),
    },
  },
})

export type SignInActor = ActorRefFrom<typeof signInMachine>
