import { normaliseEmail } from '@contract/email'
import { keyOf } from '../context'
import { wizardSetup } from '../setup'

/** A new account signs itself in with the password just chosen. */
export const loggingIn = wizardSetup.createStateConfig({
  description: 'The account that was just made is signed in to.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The server checks the password.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({
          email: normaliseEmail(context.fields.email),
          password: context.password,
        }),
        onDone: {
          target: '#wizard.routing',
          actions: [
            { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
            'clearPasswords',
          ],
        },
        onError: [
          {
            // The account is there; its owner can sign in by hand.
            guard: 'canDoWithoutSession',
            target: '#wizard.routing',
            actions: 'clearPasswords',
          },
          {
            target: 'failed',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    failed: {
      description: 'The sign-in failed, and the next steps need a session; the user may retry.',
      on: { 'step.retried': { target: 'waiting' } },
    },
  },
})

/** The word of the provider becomes a session, and where there was none an account. */
export const authenticating = wizardSetup.createStateConfig({
  description: 'What was entered is handed over with the word of the provider.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The server makes or completes the account and starts a session.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => ({
          providerIdentity: context.providerIdentity ?? {
            email: normaliseEmail(context.fields.email),
            transactionUuid: '',
            firstName: null,
            lastName: null,
          },
          fields: context.fields,
          key: keyOf(context, 'authenticate'),
        }),
        onDone: {
          target: '#wizard.routing',
          actions: [
            { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
            'completeAccount',
          ],
        },
        onError: [
          {
            guard: 'hasIdentityEnded',
            target: '#wizard.preparing.routing',
            actions: ['forgetProviderIdentity', 'setFailure'],
          },
          {
            target: 'failed',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    failed: {
      description: 'The request failed or was refused; the user may retry.',
      on: { 'step.retried': { target: 'waiting' } },
    },
  },
})
