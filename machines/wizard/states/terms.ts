import { storeDraft } from '../actions'
import { registrationOf } from '../context'
import { wizardSetup } from '../setup'

/** ACCEPT_TERMS, and what accepting them does: it makes, completes or activates the account. */
export const acceptingTerms = wizardSetup.createStateConfig({
  description: 'The terms are asked for, or accepted by themselves.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides whether anybody is asked.',
      always: [
        {
          guard: 'acceptsImpliedTerms',
          target: 'routing',
          actions: ['acceptImpliedTerms', storeDraft],
        },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The terms have to be accepted; the consent to e-mail is free.',
      on: {
        'terms.toggled': {
          actions: [{ type: 'keepTerms', params: ({ event }) => event }, storeDraft],
        },
        'consent.toggled': {
          actions: [{ type: 'keepConsent', params: ({ event }) => event }, storeDraft],
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
        { guard: 'updatesTerms', target: 'updatingTerms' },
        { target: 'passed' },
      ],
    },
    passed: {
      description: 'Nothing more is to be done here.',
      always: { target: '#wizard.routing', actions: 'completeStep' },
    },
    registering: {
      description: 'The account is made, or completed.',
      tags: ['busy'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: [
          {
            guard: { type: 'isConfirmedAtOnce', params: ({ event }) => event.output },
            target: '#wizard.enteringAtOnce',
          },
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output },
            target: '#wizard.routing',
            actions: [
              { type: 'keepAccess', params: ({ event }) => event.output },
              'completeAccount',
              'lock',
              'completeStep',
            ],
          },
          {
            target: '#wizard.routing',
            actions: [
              { type: 'keepRegistration', params: ({ event }) => event.output },
              'completeStep',
            ],
          },
        ],
        onError: {
          target: 'asking',
          actions: 'keepError',
        },
      },
      after: {
        callTimeout: {
          target: 'asking',
          actions: 'keepTimeout',
        },
      },
    },
    updatingTerms: {
      description: 'The account that was uploaded accepts the terms.',
      tags: ['busy'],
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => ({ token: context.known?.session.token ?? '' }),
        onDone: { target: 'passed', actions: 'completeAccount' },
        onError: {
          target: 'asking',
          actions: 'keepError',
        },
      },
      after: {
        callTimeout: {
          target: 'asking',
          actions: 'keepTimeout',
        },
      },
    },
  },
})
