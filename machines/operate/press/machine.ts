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

export type PressInput = { keyPrefix: string }

type PressEvent<Change> =
  | OperatorConfirmed
  | EventsOf<{
      'step.pressed': { change: Change }
      'step.retried': NoPayload
      'report.dismissed': NoPayload
    }>

/** What is shown may be outdated: the server has made the change, or refused it because of what others did. */
type RowsChanged = { type: 'rows.changed' }

type PressContext<Change, Reply> = PressInput &
  MutationContext & {
    /** The change that was pressed last. */
    change: Change | null
    /** What the server replied to it. */
    reply: Reply | null
  }

/**
 * A change at one press, without a question: it is easily undone, or repeats without effect. While one is under way,
 * other presses do nothing. The parent provides `apply`.
 */
export function createPress<Change, Reply = void>() {
  type Context = PressContext<Change, Reply>
  const update = assigner<Context, PressEvent<Change>>()
  const pressed = {
    'step.pressed': {
      target: 'applying',
      actions: ['startIntent', withEvent('setChange')],
    },
  } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as PressEvent<Change>,
      input: {} as PressInput,
      emitted: {} as RowsChanged,
      tags: {} as 'busy',
    },
    actors: { apply: promiseActor<Reply, { change: Change; key: string }>('apply') },
    actions: {
      setChange: update<{ change: Change }>((_, { change }) => ({ change, reply: null })),
      setReply: update<{ output: Reply }>((_, { output }) => ({ reply: output })),
      forget: update(() => ({ change: null, reply: null })),
      reportChanged: emit({ type: 'rows.changed' }),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: { ...mutations.guards, ...sensitive.guards },
    delays: mutations.delays,
  }).createMachine({
    id: 'press',
    description: 'A change at one press.',
    context: ({ input }) => ({
      ...input,
      change: null,
      reply: null,
      mutation: mutations.initial,
    }),
    initial: 'idle',
    states: {
      idle: {
        description: 'Waiting for a press; nothing is reported.',
        entry: ['forget', 'clearFailure'],
        on: pressed,
      },
      applying: createMutation({
        description: 'The server is making the change.',
        src: 'apply',
        input: ({ change }: Context) => ({ change: change as Change }),
        done: { target: 'made', actions: [withOutput('setReply'), 'reportChanged'] },
        failed: { target: 'failed', actions: ['reportChanged', 'askOperator'] },
      }),
      made: {
        description: 'Reports the change that was made, until the next press.',
        on: { ...pressed, 'report.dismissed': { target: 'idle' } },
      },
      failed: {
        description: 'Shows why the change was not made; it can be repeated.',
        on: {
          ...pressed,
          'step.retried': { target: 'applying' },
          'report.dismissed': { target: 'idle' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'applying' },
        },
      },
    },
  })
}

export type PressMachine<Change, Reply = void> = ReturnType<typeof createPress<Change, Reply>>
