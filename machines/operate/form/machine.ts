import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'

export type FormInput<Fields> = {
  fields: Fields
  /** Prefix of the idempotency keys of everything that is sent from this form. */
  keyPrefix: string
}

type FormEvent<Fields> =
  | OperatorConfirmed
  | EventsOf<{
      'field.changed': { name: keyof Fields & string; value: Fields[keyof Fields] }
      /** From now on the field's error is shown. */
      'field.left': { name: keyof Fields & string }
      'form.submitted': NoPayload
      'form.dismissed': NoPayload
    }>

type FormContext<Fields, Result> = FormInput<Fields> &
  MutationContext & {
    touched: readonly (keyof Fields & string)[]
    /** The user has tried to send it, so every field shows its error. */
    wasSubmitted: boolean
    sent: FormOutput<Result>
  }

/** What was sent and what the server replied; null if the user dismissed the form. */
export type FormOutput<Result> = { result: Result } | null

/**
 * A form that sends its fields in one call: a new record, an invitation, a sign-in. `isComplete` decides whether they
 * may be sent. The parent provides `send`.
 */
export function createForm<Fields extends object, Result = void>(
  isComplete: (fields: Fields) => boolean,
) {
  type Context = FormContext<Fields, Result>
  type Event = FormEvent<Fields>
  const update = assigner<Context, Event>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as FormInput<Fields>,
      output: {} as FormOutput<Result>,
      tags: {} as 'busy',
    },
    actors: { send: promiseActor<Result, { fields: Fields; key: string }>('send') },
    actions: {
      setField: update<{ name: keyof Fields & string; value: Fields[keyof Fields] }>(
        ({ fields, touched }, { name, value }) => ({
          fields: { ...fields, [name]: value },
          touched: touched.filter((each) => each !== name),
        }),
      ),
      touch: update<{ name: keyof Fields & string }>(({ touched }, { name }) => ({
        touched: [...touched.filter((each) => each !== name), name],
      })),
      setResult: update<{ result: Result }>((_, { result }) => ({ sent: { result } })),
      showErrors: update(() => ({ wasSubmitted: true })),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      isComplete: ({ context }) => isComplete(context.fields),
      ...sensitive.guards,
    },
    delays: mutations.delays,
  }).createMachine({
    id: 'form',
    description: 'Fields that are sent in one call.',
    context: ({ input }) => ({
      ...input,
      touched: [],
      wasSubmitted: false,
      sent: null,
      mutation: mutations.initial,
    }),
    initial: 'editing',
    output: ({ context: { sent } }) => sent,
    states: {
      editing: {
        description: 'The fields can be edited; shows why the last attempt failed.',
        on: {
          // Another body needs another key.
          'field.changed': { actions: ['startIntent', withEvent('setField')] },
          'field.left': { actions: withEvent('touch') },
          'form.submitted': [
            { guard: 'isComplete', target: 'sending', actions: 'showErrors' },
            { actions: 'showErrors' },
          ],
          'form.dismissed': { target: 'dismissed' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'sending' },
        },
      },
      sending: createMutation({
        description: 'The server is checking and storing the fields.',
        src: 'send',
        input: ({ fields }: Context) => ({ fields }),
        done: {
          target: 'sent',
          actions: [
            {
              type: 'setResult' as const,
              params: ({ event }: { event: { output: Result } }) => ({ result: event.output }),
            },
          ],
        },
        failed: { target: 'editing', actions: ['askOperator'] },
      }),
      sent: { description: 'The server has accepted the fields.', type: 'final' },
      dismissed: { description: 'The user has closed the form.', type: 'final' },
    },
  })
}

export type FormMachine<Fields extends object, Result = void> = ReturnType<
  typeof createForm<Fields, Result>
>
