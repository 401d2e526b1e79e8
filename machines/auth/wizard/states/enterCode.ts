import { normaliseEmail } from '@contract/email'
import { failureIn, retryAfter } from '@machines/kernel/failure'
import { withEvent } from '@machines/kernel/typed'
import { keyOf } from '../context'
import { wizardSetup } from '../setup'

/** Resending runs in parallel to code entry, so a wrong code never restarts the countdown. */
const resend = wizardSetup.createStateConfig({
  description: 'Another code may be requested at intervals.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the last code was sent long enough ago.',
      always: [{ guard: 'hasCooldown', target: 'waiting' }, { target: 'offering' }],
    },
    waiting: {
      description: 'Counts down the seconds.',
      after: {
        second: [
          { guard: 'isLastSecond', target: 'offering', actions: 'countDown' },
          { target: 'waiting', reenter: true, actions: 'countDown' },
        ],
      },
    },
    offering: {
      description: 'Another code may be requested.',
      on: { 'code.resendRequested': { target: 'resendingCode' } },
    },
    resendingCode: {
      description: 'Sending another code.',
      entry: 'clearFailure',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context: { fields, registrationToken } }) => ({
          email: normaliseEmail(fields.email),
          token: registrationToken,
        }),
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'setCooldown', params: ({ event }) => ({ seconds: event.output.cooldown }) },
            'clearCode',
          ],
        },
        onError: [
          {
            guard: 'isCoolingDown',
            target: 'arriving',
            actions: {
              type: 'setCooldown',
              params: ({ event }) => ({ seconds: retryAfter(failureIn(event)) }),
            },
          },
          {
            target: 'offering',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'offering',
          actions: 'setTimeoutFailure',
        },
      },
    },
  },
})

const code = wizardSetup.createStateConfig({
  description: 'The four digits of the code.',
  initial: 'typing',
  states: {
    typing: {
      description: 'The user types or pastes the code.',
      on: {
        'code.changed': { actions: withEvent('setCode') },
        'step.next': [
          { guard: 'holdsCode', target: '#wizard.routing', actions: 'completeStep' },
          { guard: 'hasCode', target: 'consumingCode' },
        ],
      },
    },
    consumingCode: {
      description: 'The server is checking the code.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'consumeCode',
        src: 'consumeCode',
        input: ({ context }) => ({
          email: normaliseEmail(context.fields.email),
          code: context.code,
          token: context.registrationToken,
          key: keyOf(context, 'consume'),
        }),
        onDone: [
          {
            guard: { type: 'setsPassword', params: ({ event }) => event.output },
            target: '#wizard.routing',
            actions: [
              { type: 'setResetToken', params: ({ event }) => event.output },
              'lock',
              'completeStep',
            ],
          },
          {
            guard: 'logsInByPassword',
            target: '#wizard.loggingIn',
            actions: ['completeAccount', 'clearCode', 'lock', 'completeStep'],
          },
          {
            target: '#wizard.routing',
            actions: ['completeAccount', 'clearCode', 'lock', 'completeStep'],
          },
        ],
        onError: [
          {
            guard: 'isCodeWrong',
            target: 'typing',
            actions: 'setFailure',
          },
          {
            guard: 'isVerificationOver',
            target: '#wizard.leaving',
            actions: ['setFailure', 'dropDraft'],
          },
          {
            target: 'typing',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'typing',
          actions: 'setTimeoutFailure',
        },
      },
    },
  },
})

/** ENTER_CODE and ENTER_CODE_V2. */
export const enteringCode = wizardSetup.createStateConfig({
  description: 'The user enters the code from the mail, and may request another one.',
  type: 'parallel',
  states: { code, resend },
})
