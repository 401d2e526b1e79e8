import { normaliseEmail } from '@contract/email'
import { withEvent } from '@machines/kernel/typed'
import { keyOf } from '../context'
import { wizardSetup } from '../setup'

/** ENTER_NEW_PASSWORD. */
export const enteringNewPassword = wizardSetup.createStateConfig({
  description: 'A new password is chosen for an account that there is.',
  initial: 'typing',
  states: {
    typing: {
      description: 'The password is typed twice.',
      on: {
        'password.changed': { actions: withEvent('setNewPassword') },
        'confirmation.changed': {
          actions: withEvent('setConfirmation'),
        },
        'field.left': { actions: withEvent('touch') },
        'step.next': [
          { guard: 'isPasswordReady', target: 'settingPassword' },
          { actions: 'touchConfirmation' },
        ],
      },
    },
    settingPassword: {
      description: 'The server takes the password, or says that it was used before.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({
          newPassword: context.password,
          email: normaliseEmail(context.fields.email),
          code: context.code,
          token: context.resetToken,
          key: keyOf(context, 'password'),
        }),
        onDone: {
          target: '#wizard.routing',
          actions: [
            { type: 'setCompletionToken', params: ({ event }) => event.output },
            'lock',
            'completeStep',
          ],
        },
        onError: [
          {
            guard: 'isHeldCodeWrong',
            target: '#wizard.routing',
            actions: ['requestCode', 'setFailure'],
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
