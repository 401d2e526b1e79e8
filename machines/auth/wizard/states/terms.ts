import { withEvent } from '@machines/kernel/typed'
import { storeDraft } from '../actions'
import { registrationOf } from '../context'
import { wizardSetup } from '../setup'

/** ACCEPT_TERMS: accepting them makes an account that registers with a password. */
export const acceptingTerms = wizardSetup.createStateConfig({
  description: 'The terms are asked for.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The terms have to be accepted; the consent to e-mail is free.',
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
      description: 'Decides what accepting the terms sets going.',
      entry: 'clearFailure',
      always: [
        { guard: 'isRegistered', target: 'passed' },
        { guard: 'registersByTerms', target: 'registering' },
        { target: 'passed' },
      ],
    },
    passed: {
      description: 'Nothing more is to be done here.',
      always: { target: '#wizard.routing', actions: 'completeStep' },
    },
    registering: {
      description: 'The account is made.',
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
