import { wizardSetup } from '../setup'

/** Accepts the terms that the previous step has announced, for an uploaded account with its session. */
export const acceptingImpliedTerms = wizardSetup.createStateConfig({
  description: 'The uploaded account accepts the implied terms, without a page.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the account has already accepted them.',
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
      description: 'The server is recording the acceptance.',
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
      on: { 'request.retried': { target: 'waiting' } },
    },
  },
})
