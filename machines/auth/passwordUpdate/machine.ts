import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { isStrong } from '@rules/auth/password'
import { setup } from 'xstate'

export type PasswordUpdateInput = {
  /** Prefix of the idempotency keys of this dialog. */
  keyPrefix: string
}

type Context = MutationContext & {
  current: string
  password: string
  confirmation: string
  isConfirmationTouched: boolean
}

type Event = EventsOf<{
  'current.changed': { current: string }
  'password.changed': { password: string }
  'confirmation.changed': { confirmation: string }
  /** The field was blurred: from now on its error is shown. */
  'confirmation.left': NoPayload
  'password.submitted': NoPayload
  'dialog.closed': NoPayload
}>

const update = assigner<Context, Event>()

export function initialPasswordUpdate({ keyPrefix }: PasswordUpdateInput): Context {
  return {
    keyPrefix,
    mutation: mutations.initial,
    current: '',
    password: '',
    confirmation: '',
    isConfirmationTouched: false,
  }
}

/** Starts and stops with its dialog, so its input does not outlive it. */
export const passwordUpdateMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PasswordUpdateInput,
    tags: {} as 'busy',
  },
  actors: {
    updatePassword: promiseActor<void, { current: string; password: string; key: string }>(
      'updatePassword',
    ),
  },
  actions: {
    setCurrent: update<{ current: string }>((_, { current }) => ({ current })),
    setPassword: update<{ password: string }>((_, { password }) => ({ password })),
    setConfirmation: update<{ confirmation: string }>((_, { confirmation }) => ({
      confirmation,
      isConfirmationTouched: false,
    })),
    touchConfirmation: update(() => ({ isConfirmationTouched: true })),
    clearCurrent: update(() => ({ current: '' })),
    clearAll: update((context) => initialPasswordUpdate(context)),
    ...mutations.actions(update),
  },
  guards: {
    isReady: ({ context: { current, password, confirmation } }) =>
      current !== '' && isStrong(password) && password === confirmation,
    isCurrentWrong: ({ event }) => isRefusedWith(failureIn(event), 'credentials_not_match'),
  },
  delays: mutations.delays,
}).createMachine({
  id: 'passwordUpdate',
  description: 'The signed-in user replaces the password by a new one.',
  context: ({ input }) => initialPasswordUpdate(input),
  initial: 'typing',
  on: { 'dialog.closed': { target: '.closed', actions: 'clearAll' } },
  states: {
    typing: {
      description: 'The user enters the current and the new password.',
      on: {
        'current.changed': { actions: [withEvent('setCurrent'), 'startIntent'] },
        'password.changed': { actions: [withEvent('setPassword'), 'startIntent'] },
        'confirmation.changed': {
          actions: withEvent('setConfirmation'),
        },
        'confirmation.left': { actions: 'touchConfirmation' },
        'password.submitted': [
          { guard: 'isReady', target: 'updatingPassword' },
          { actions: 'touchConfirmation' },
        ],
      },
    },
    updatingPassword: createMutation({
      description: 'The server compares the current password and saves the new one.',
      src: 'updatePassword',
      input: ({ current, password }: Context) => ({ current, password }),
      done: { target: 'updated', actions: ['clearAll'] },
      refused: { guard: 'isCurrentWrong', target: 'typing', actions: ['clearCurrent'] },
      failed: { target: 'typing' },
    }),
    updated: {
      description: 'The reset-success dialog confirms the update.',
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
    },
  },
})
