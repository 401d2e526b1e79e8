import { type Failure, failureIn, isRefusedWith } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { isStrong } from '@rules/auth/password'
import { setup } from 'xstate'
import { actors } from './actors'

export type PasswordUpdateInput = {
  /** Prefix of the idempotency keys of this dialog. */
  keyPrefix: string
}

type Context = PasswordUpdateInput & {
  /** Part of the idempotency key: a retry keeps it, and every edit increments it. */
  intentId: number
  current: string
  password: string
  confirmation: string
  isConfirmationTouched: boolean
  failure: Failure | null
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
    intentId: 0,
    current: '',
    password: '',
    confirmation: '',
    isConfirmationTouched: false,
    failure: null,
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
  actors,
  actions: {
    setCurrent: update<{ current: string }>(({ intentId }, { current }) => ({
      current,
      intentId: intentId + 1,
      failure: null,
    })),
    setPassword: update<{ password: string }>(({ intentId }, { password }) => ({
      password,
      intentId: intentId + 1,
      failure: null,
    })),
    setConfirmation: update<{ confirmation: string }>((_, { confirmation }) => ({
      confirmation,
      isConfirmationTouched: false,
    })),
    touchConfirmation: update(() => ({ isConfirmationTouched: true })),
    clearCurrent: update(() => ({ current: '' })),
    clearAll: update((context) => initialPasswordUpdate(context)),
    ...failureActions(update),
    clearFailure: update(() => ({ failure: null })),
  },
  guards: {
    isReady: ({ context: { current, password, confirmation } }) =>
      current !== '' && isStrong(password) && password === confirmation,
    isCurrentWrong: ({ event }) => isRefusedWith(failureIn(event), 'credentials_not_match'),
  },
  delays: { callTimeout: 20_000 },
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
        'current.changed': { actions: withEvent('setCurrent') },
        'password.changed': { actions: withEvent('setPassword') },
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
    updatingPassword: {
      description: 'The server compares the current password and saves the new one.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'updatePassword',
        src: 'updatePassword',
        input: ({ context: { current, password, keyPrefix, intentId } }) => ({
          current,
          password,
          key: `${keyPrefix}-${intentId}`,
        }),
        onDone: { target: 'updated', actions: 'clearAll' },
        onError: [
          {
            guard: 'isCurrentWrong',
            target: 'typing',
            actions: ['clearCurrent', 'setFailure'],
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
    updated: {
      description: 'The reset-success dialog confirms the update.',
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
    },
  },
})
