import { normaliseEmail } from '@contract/email'
import { withEvent } from '@machines/kernel/typed'
import { keyOf } from '../context'
import { wizardSetup } from '../setup'

/** ENTER_NEW_PASSWORD. */
export const enteringNewPassword = wizardSetup.createStateConfig({
  description: 'The user chooses a new password for an existing account.',
  initial: 'typing',
  states: {
    typing: {
      description: 'The user enters the password twice.',
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
      description: 'The server is saving the password, unless it was used before.',
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
        // The steps that follow may need data that only the owner of the mailbox can read.
        onDone: {
          target: '#wizard.preparing.routing',
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
