import { wizardSetup } from '../setup'

/** Accepts the terms that the step before has announced, for an uploaded account with its session. */
export const acceptingImpliedTerms = wizardSetup.createStateConfig({
  description: 'The uploaded account accepts the implied terms; no page asks for them.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides whether the account has accepted them before.',
      always: [
        {
          guard: 'hadAcceptedTerms',
          target: '#wizard.routing',
          actions: 'completeImpliedTerms',
        },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'The server records that the terms are accepted.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => ({ token: context.known?.session.token ?? '' }),
        onDone: { target: '#wizard.routing', actions: 'completeImpliedTerms' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      after: { callTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
    },
    failed: {
      description: 'The terms were not recorded; the user may retry.',
      on: { 'step.retried': { target: 'waiting' } },
    },
  },
})
