import { normaliseEmail } from '@contract/email'
import { failureIn, retryAfter } from '@machines/kernel/failure'
import { withEvent } from '@machines/kernel/typed'
import { authFlows } from '../../authFlows'
import { storeDraft } from '../actions'
import { wizardSetup } from '../setup'

/** VERIFY_ACCOUNT. */
export const verifyingAccount = wizardSetup.createStateConfig({
  description: 'The mailbox is to be proved by a code.',
  initial: 'announcing',
  states: {
    announcing: {
      description: 'Says where the code goes; a reset may still change the address.',
      on: {
        'email.changed': {
          guard: 'isReset',
          actions: [withEvent('setEmail'), storeDraft],
        },
        'field.left': { actions: withEvent('touch') },
        'step.next': [
          { guard: 'hasCodeUnderway', target: '#wizard.routing', actions: 'completeStep' },
          { guard: 'hasEmail', target: 'sendingCode' },
          { actions: 'touchEmail' },
        ],
      },
    },
    sendingCode: {
      description: 'A code is sent to the address.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({
          email: normaliseEmail(context.fields.email),
          codes: authFlows[context.entry].codes,
        }),
        onDone: {
          target: '#wizard.routing',
          actions: [
            { type: 'setCooldown', params: ({ event }) => ({ seconds: event.output.cooldown }) },
            'completeStep',
          ],
        },
        onError: [
          {
            // One was sent a moment ago, before a reload: it is still good.
            guard: 'isCoolingDown',
            target: '#wizard.routing',
            actions: [
              {
                type: 'setCooldown',
                params: ({ event }) => ({ seconds: retryAfter(failureIn(event)) }),
              },
              'completeStep',
            ],
          },
          {
            target: 'announcing',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'announcing',
          actions: 'setTimeoutFailure',
        },
      },
    },
  },
})
