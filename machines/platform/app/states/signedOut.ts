import { normaliseEmail } from '@contract/email'
import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import { failureIn, timedOut } from '@machines/kernel/failure'
import { withEvent, withOutput } from '@machines/kernel/typed'
import { hasLegalTexts } from '@machines/tenancy/whitelabel/legalTexts'
import { keyPrefixOf } from '../context'
import { appSetup } from '../setup'
import { signInForDevelopers, toFarmSelector } from './farmSelector'
import { wizardCode } from './wizardCode'

const toLogin = {
  guard: withEvent('isLoginPath'),
  target: 'loggingIn',
  actions: withEvent('trackPageView'),
}
const toReset = {
  guard: withEvent('isResetPath'),
  target: 'resettingPassword',
  actions: [withEvent('trackPageView'), 'startReset'],
} as const
const toSignUp = {
  guard: withEvent('isSignUpPath'),
  target: 'signingUp',
  actions: [withEvent('trackPageView'), 'forgetStart'],
} as const

/** The auth flows; the router shows /login, /signup or /reset-password by these states. */
export const signedOut = appSetup.createStateConfig({
  description: 'No user is signed in; one of the auth flows is chosen.',
  initial: 'arriving',
  on: {
    'location.changed': { actions: withEvent('trackPageView') },
    'flow.entered': [
      {
        guard: withEvent('beginsSignUp'),
        target: '.signingUp.lookingUpEmail',
        actions: [withEvent('enterFlow'), 'forgetStart'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, kind: 'signUp' }) },
        target: '.signingUp',
        actions: [withEvent('enterFlow'), 'forgetStart'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, kind: 'reset' }) },
        target: '.resettingPassword',
        actions: [withEvent('enterFlow'), 'startReset'],
      },
      {
        guard: { type: 'isEntryOf', params: ({ event: { flow } }) => ({ flow, kind: 'signIn' }) },
        target: '.loggingIn',
        actions: withEvent('enterFlow'),
      },
      { actions: withEvent('enterFlow') },
    ],
  },
  states: {
    arriving: {
      description: 'Checks whether an identity provider or a mailed link has led here.',
      always: [
        { guard: 'hasSsoCallback', target: 'returningFromProvider' },
        { guard: 'hasKioskCode', target: 'openingKiosk' },
        { guard: 'hasResetLink', target: 'resettingPassword', actions: 'startLinkedReset' },
        { target: 'loggingIn' },
      ],
    },
    openingKiosk: {
      description: 'The server is turning this device into the kiosk of an operator’s link.',
      tags: ['flow:signIn'],
      exit: 'forgetKioskCode',
      invoke: {
        id: 'openKiosk',
        src: 'openKiosk',
        input: ({ context: { auth } }) => ({ code: auth.kioskCode ?? '' }),
        onDone: {
          actions: {
            type: 'startSession',
            params: ({ event }) => ({ output: { kind: 'signedIn', known: event.output } }),
          },
        },
        onError: {
          target: 'loggingIn',
          actions: {
            type: 'setLookUpFailure',
            params: ({ event }) => ({ failure: failureIn(event) }),
          },
        },
      },
      after: {
        lookUpTimeout: {
          target: 'loggingIn',
          actions: { type: 'setLookUpFailure', params: { failure: timedOut } },
        },
      },
      on: { 'location.changed': [toReset, toSignUp] },
    },
    returningFromProvider: {
      id: 'returningFromProvider',
      entry: 'startFlow',
      description: 'Processing the callback of the identity provider.',
      tags: ['flow:signIn'],
      exit: 'forgetSsoCallback',
      initial: 'fetchingWizard',
      states: {
        ...wizardCode,
        running: {
          description: 'The machine of the callback is running.',
          invoke: {
            id: 'ssoCallback',
            src: 'ssoCallback',
            input: ({ context }) => ({
              ...(context.auth.ssoCallback as SsoCallback),
              keyPrefix: keyPrefixOf(context),
            }),
            onDone: [
              {
                guard: withOutput('isSignedIn'),
                actions: withOutput('startSession'),
              },
              {
                guard: withOutput('isIdentified'),
                target: '#signingUp',
                actions: withOutput('setProviderIdentity'),
              },
              {
                target: '#loggingIn',
                actions: withOutput('returnToSignIn'),
              },
            ],
            onError: { target: '#loggingIn' },
          },
        },
      },
      on: {
        // A sign-up that starts in the middle of SSO continues as a sign-in.
        'location.changed': [{ ...toLogin, guard: withEvent('isSignUpPath') }, toReset],
      },
    },
    loggingIn: {
      id: 'loggingIn',
      description: 'The login flow, the default, at the e-mail step.',
      tags: ['flow:signIn'],
      exit: 'forgetFacts',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        systemId: 'signIn',
        input: ({ context: { auth, input } }) => ({
          email: auth.email,
          failure: auth.failure,
          logoutOnFailure: auth.logoutOnFailure,
          facts: auth.facts,
          ...signInForDevelopers(input),
        }),
        onDone: [
          {
            guard: withOutput('isSignedIn'),
            actions: withOutput('startSession'),
          },
          {
            guard: withOutput('isResetPassword'),
            target: 'resettingPassword',
            actions: withOutput('setStart'),
          },
          {
            guard: withOutput('isLoggedOut'),
            target: 'loggingIn',
            reenter: true,
            actions: ['purgeStorage', withOutput('returnToSignIn')],
          },
          ...toFarmSelector,
          {
            target: 'signingUp',
            actions: withOutput('setStart'),
          },
        ],
        onError: { target: 'loggingIn', reenter: true },
      },
      on: {
        'flow.entered': {
          guard: withEvent('bringsEmail'),
          target: 'loggingIn',
          reenter: true,
          actions: withEvent('enterFlow'),
        },
        'location.changed': [toReset, toSignUp],
      },
    },
    signingUp: {
      id: 'signingUp',
      entry: 'startFlow',
      description: 'The address needs an account: one of the sign-up variants.',
      tags: ['flow:signUp'],
      initial: 'fetchingWizard',
      states: {
        ...wizardCode,
        lookingUpEmail: {
          description: 'The sign-up was entered with an address, which is being looked up.',
          invoke: {
            id: 'lookUpEmail',
            src: 'lookUpEmail',
            input: ({ context }) => ({ email: normaliseEmail(context.auth.email) }),
            onDone: [
              {
                guard: { type: 'needsSignUp', params: ({ event }) => ({ facts: event.output }) },
                target: 'fetchingWizard',
                actions: { type: 'startSignUp', params: ({ event }) => ({ facts: event.output }) },
              },
              {
                target: '#loggingIn',
                actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
              },
            ],
            onError: {
              target: '#loggingIn',
              actions: {
                type: 'setLookUpFailure',
                params: ({ event }) => ({ failure: failureIn(event) }),
              },
            },
          },
          after: {
            lookUpTimeout: {
              target: '#loggingIn',
              actions: { type: 'setLookUpFailure', params: { failure: timedOut } },
            },
          },
        },
        running: {
          description: 'The machine of the sign-up is running.',
          invoke: {
            id: 'signUp',
            src: 'wizard',
            // The address follows its steps.
            onSnapshot: {},
            input: ({ context }) => ({
              keyPrefix: keyPrefixOf(context),
              asksTerms: hasLegalTexts(context.input),
              entry: context.auth.flows.signUp,
              start: context.auth.start,
              providerIdentity: context.auth.providerIdentity,
              fields: context.auth.fields,
            }),
            onDone: [
              {
                guard: withOutput('isSignedIn'),
                actions: withOutput('startSession'),
              },
              {
                target: '#loggingIn',
                actions: withOutput('returnToSignIn'),
              },
            ],
            onError: { target: '#loggingIn' },
          },
        },
      },
      on: {
        'flow.entered': {
          guard: withEvent('bringsEmail'),
          target: '.lookingUpEmail',
          actions: [withEvent('enterFlow'), 'forgetStart'],
        },
        'location.changed': [toLogin, toReset],
      },
    },
    resettingPassword: {
      id: 'resettingPassword',
      entry: 'startFlow',
      description: 'The user has forgotten the password.',
      tags: ['flow:reset'],
      initial: 'fetchingWizard',
      states: {
        ...wizardCode,
        running: {
          description: 'The machine of the reset is running.',
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
              actions: withOutput('returnToSignIn'),
            },
            onError: { target: '#loggingIn' },
          },
        },
      },
      on: {
        'flow.entered': {
          guard: withEvent('bringsEmail'),
          target: 'resettingPassword',
          reenter: true,
          actions: [withEvent('enterFlow'), 'startReset'],
        },
        'location.changed': [toLogin, toSignUp],
      },
    },
  },
})
