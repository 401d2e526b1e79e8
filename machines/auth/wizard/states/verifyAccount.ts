import { normaliseEmail } from '@contract/email'
import { failureIn, retryAfter } from '@machines/kernel/failure'
import { withEvent } from '@machines/kernel/typed'
import { authFlows } from '../../authFlows'
import { storeDraft } from '../actions'
import { wizardSetup } from '../setup'

/** VERIFY_ACCOUNT. */
export const verifyingAccount = wizardSetup.createStateConfig({
  description: 'The user has to prove access to the mailbox with a code.',
  initial: 'announcing',
  states: {
    announcing: {
      description: 'Shows where the code is sent; a reset may still change the address.',
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
      description: 'Sending a code to the address.',
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
            // A code was sent shortly before a reload and is still valid.
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
