import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { emit, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'

/** Someone at the desk. */
export type Arrival = { uuid: string; name: string }

type CheckInEvent =
  | OperatorConfirmed
  | EventsOf<{
      'arrival.pressed': { arrival: Arrival }
      'arrival.retried': NoPayload
      'arrival.dismissed': NoPayload
    }>

/** Someone has been checked in. */
export type ArrivalSettled = { type: 'arrival.settled' }

type Context = MutationContext & {
  /** Those who were pressed and are not checked in yet, in this order. */
  queue: readonly Arrival[]
}

const update = assigner<Context, CheckInEvent>()

/**
 * Checks people in, one after another, so that the desk can press on while the server answers. The parent provides
 * `checkIn`.
 */
export const checkInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CheckInEvent,
    input: {} as { keyPrefix: string },
    emitted: {} as ArrivalSettled,
    tags: {} as 'busy',
  },
  actors: { checkIn: promiseActor<void, { id: string; key: string }>('checkIn') },
  actions: {
    addToQueue: update<{ arrival: Arrival }>(({ queue }, { arrival }) =>
      queue.some(({ uuid }) => uuid === arrival.uuid) ? {} : { queue: [...queue, arrival] },
    ),
    removeFirst: update(({ queue }) => ({ queue: queue.slice(1) })),
    reportSettled: emit({ type: 'arrival.settled' }),
    ...mutations.actions(update),
    ...sensitive.actions,
  },
  guards: {
    ...mutations.guards,
    ...sensitive.guards,
    hasNext: ({ context: { queue } }) => queue.length > 0,
  },
  delays: mutations.delays,
}).createMachine({
  id: 'checkIn',
  description: 'People at the desk, who are checked in one after another.',
  context: ({ input: { keyPrefix } }) => ({ keyPrefix, queue: [], mutation: mutations.initial }),
  initial: 'idle',
  on: { 'arrival.pressed': { actions: withEvent('addToQueue') } },
  states: {
    idle: {
      description: 'Everyone who was pressed is checked in.',
      on: { 'arrival.pressed': { target: 'routing', actions: withEvent('addToQueue') } },
    },
    routing: {
      description: 'Decides whether someone is waiting.',
      always: [
        { guard: 'hasNext', target: 'checkingIn', actions: 'startIntent' },
        { target: 'idle' },
      ],
    },
    checkingIn: createMutation({
      description: 'The server is checking in the first of those who were pressed.',
      src: 'checkIn',
      input: ({ queue }: Context) => ({ id: queue[0]?.uuid ?? '' }),
      done: { target: 'routing', actions: ['removeFirst', 'reportSettled'] },
      failed: { target: 'failed', actions: ['askOperator'] },
    }),
    failed: {
      description: 'Shows whom the server did not check in, and why; the others wait.',
      on: {
        'arrival.retried': { target: 'checkingIn' },
        // The row may have changed: someone else was faster, or the place was given back.
        'arrival.dismissed': {
          target: 'routing',
          actions: ['clearFailure', 'removeFirst', 'reportSettled'],
        },
        'operator.confirmed': { guard: 'isWaitingForOperator', target: 'checkingIn' },
      },
    },
  },
})

export type CheckInMachine = typeof checkInMachine
