import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { emit, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'

export type ToggleInput = { id: string; keyPrefix: string }

type ToggleEvent<Change> =
  | OperatorConfirmed
  | EventsOf<{
      'change.pressed': { change: Change }
      'change.confirmed': NoPayload
      'change.dismissed': NoPayload
    }>

/** The record has another version now. */
export type ChangeMade = { type: 'change.made' }

type ToggleContext<Change, Reply> = ToggleInput &
  MutationContext & {
    change: Change | null
    /** The change made last, until another one is wanted; the page confirms it. */
    made: Change | null
    /** What the server replied to it. */
    reply: Reply | null
  }

/**
 * A change of a record that takes effect at once, such as hiding a building or deactivating an account: asked about,
 * and possibly in need of the password. The parent provides `apply`.
 */
export function createToggle<Change, Reply = void>() {
  type Context = ToggleContext<Change, Reply>
  const update = assigner<Context, ToggleEvent<Change>>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as ToggleEvent<Change>,
      input: {} as ToggleInput,
      emitted: {} as ChangeMade,
      tags: {} as 'busy',
    },
    actors: {
      apply: promiseActor<Reply, { id: string; change: Change; key: string }>('apply'),
    },
    actions: {
      setChange: update<{ change: Change }>((_, { change }) => ({
        change,
        made: null,
        reply: null,
      })),
      forgetChange: update(() => ({ change: null })),
      setMade: update<{ output: Reply }>(({ change }, { output }) => ({
        made: change,
        reply: output,
      })),
      reportMade: emit({ type: 'change.made' }),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: { ...mutations.guards, ...sensitive.guards },
    delays: mutations.delays,
  }).createMachine({
    id: 'toggle',
    description: 'A change that takes effect at once.',
    context: ({ input }) => ({
      ...input,
      change: null,
      made: null,
      reply: null,
      mutation: mutations.initial,
    }),
    initial: 'idle',
    states: {
      idle: {
        description: 'No change is under way.',
        on: {
          'change.pressed': {
            target: 'confirming',
            actions: ['startIntent', withEvent('setChange')],
          },
        },
      },
      confirming: {
        description: 'Asks whether to make the change; shows why the last attempt failed.',
        on: {
          'change.confirmed': { target: 'applying' },
          'change.dismissed': { target: 'idle', actions: 'forgetChange' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'applying' },
        },
      },
      applying: createMutation({
        description: 'The server is making the change.',
        src: 'apply',
        input: ({ id, change }: Context) => ({ id, change: change as Change }),
        done: { target: 'idle', actions: [withOutput('setMade'), 'reportMade', 'forgetChange'] },
        failed: { target: 'confirming', actions: ['askOperator'] },
      }),
    },
  })
}

export type ToggleMachine<Change, Reply = void> = ReturnType<typeof createToggle<Change, Reply>>
