import { withEvent } from '@machines/kernel/typed'
import { storeDraft } from '../actions'
import { registrationOf } from '../context'
import { wizardSetup } from '../setup'

/** ACCEPT_TERMS: accepting them creates an account that registers with a password. */
export const acceptingTerms = wizardSetup.createStateConfig({
  description: 'The user is asked to accept the terms.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The terms are required; the consent to e-mail is optional.',
      on: {
        'terms.toggled': {
          actions: [withEvent('setTerms'), storeDraft],
        },
        'consent.toggled': {
          actions: [withEvent('setConsent'), storeDraft],
        },
        'step.next': { guard: 'hasTerms', target: 'routing' },
      },
    },
    routing: {
      description: 'Decides what follows the acceptance.',
      entry: 'clearFailure',
      always: [
        { guard: 'isRegistered', target: 'passed' },
        { guard: 'registersByTerms', target: 'registering' },
        { target: 'passed' },
      ],
    },
    passed: {
      description: 'Nothing remains to be done in this step.',
      always: { target: '#wizard.routing', actions: 'completeStep' },
    },
    registering: {
      description: 'Creating the account.',
      tags: ['busy'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: '#wizard.signingInDirectly',
          },
          {
            target: '#wizard.routing',
            actions: [
              { type: 'setRegistrationToken', params: ({ event }) => event.output },
              'completeStep',
            ],
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'deciding',
          actions: 'setTimeoutFailure',
        },
      },
    },
  },
})
