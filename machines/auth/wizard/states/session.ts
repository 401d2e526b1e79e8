import { normaliseEmail } from '@contract/email'
import { keyOf, sentFields } from '../context'
import { wizardSetup } from '../setup'

/** Signs in to the new account with the password that was just chosen. */
export const loggingIn = wizardSetup.createStateConfig({
  description: 'Signing in to the new account.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The server is checking the password.',
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
            // The account exists; its owner can sign in manually.
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
      on: { 'request.retried': { target: 'waiting' } },
    },
  },
})

/** Starts a session with the provider's confirmation, and creates the account if there is none. */
export const authenticating = wizardSetup.createStateConfig({
  description: 'Sending the input together with the provider’s confirmation.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The server is creating or completing the account and starting a session.',
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
          fields: sentFields(context),
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
      on: { 'request.retried': { target: 'waiting' } },
    },
  },
})
