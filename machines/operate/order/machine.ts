import { isRefusedWith } from '@machines/kernel/failure'
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

export type OrderInput = {
  /** What the list belongs to. */
  id: string
  keyPrefix: string
}

/** A list as the operator saw it when they moved a row. */
export type SeenList = {
  /** The version of its order. */
  order: string
  /** Its rows: each reply has others. */
  rows: readonly unknown[]
}

type OrderEvent = EventsOf<{
  /** The operator has moved a row; `uuids` is the whole list in its new order. */
  'row.moved': { uuids: readonly string[]; seen: SeenList }
  'request.retried': NoPayload
  'order.discarded': NoPayload
}>

/** The stored order has changed, or turned out to be another one. */
type OrderSettled = { type: 'order.settled' }

export type OrderContext = OrderInput &
  MutationContext & {
    /** The order to store; null if nothing was moved. */
    wanted: readonly string[] | null
    /** A later order, while `wanted` is being stored. */
    next: readonly string[] | null
    /** The version that `wanted` is based on. */
    order: string
    /** The rows of the list at the last move. */
    seenRows: readonly unknown[] | null
  }

export type SavingOrder = { id: string; order: string; uuids: readonly string[]; key: string }

const update = assigner<OrderContext, OrderEvent>()

/**
 * The order of a list. Each move shows at once and is stored in one call; moves that are made meanwhile follow in the
 * next one. If another operator has changed the list, their list is shown, and the moves are dropped. The parent
 * provides `save`, which returns the new version, and reads the list again when the order is settled.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    input: {} as OrderInput,
    emitted: {} as OrderSettled,
    tags: {} as 'busy',
  },
  actors: { save: promiseActor<{ order: string }, SavingOrder>('save') },
  actions: {
    setWanted: update<{ uuids: readonly string[]; seen: SeenList }>((_, { uuids, seen }) => ({
      wanted: uuids,
      next: null,
      order: seen.order,
      seenRows: seen.rows,
    })),
    setNext: update<{ uuids: readonly string[]; seen: SeenList }>((_, { uuids, seen }) => ({
      next: uuids,
      seenRows: seen.rows,
    })),
    takeNext: update(({ wanted, next }) => ({ wanted: next ?? wanted, next: null })),
    setOrder: update<{ output: { order: string } }>((_, { output: { order } }) => ({ order })),
    forgetWanted: update(() => ({ wanted: null, next: null })),
    reportSettled: emit({ type: 'order.settled' }),
    ...mutations.actions(update),
  },
  guards: {
    ...mutations.guards,
    hasNext: ({ context: { next } }) => next !== null,
    /** Another operator has changed the list. */
    isOutdated: ({ context: { mutation } }) =>
      mutation.failure !== null && isRefusedWith(mutation.failure, 'version_conflict'),
  },
  delays: mutations.delays,
}).createMachine({
  id: 'order',
  description: 'The order of a list, which operators change row by row.',
  context: ({ input }) => ({
    ...input,
    wanted: null,
    next: null,
    order: '',
    seenRows: null,
    mutation: mutations.initial,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The order that is shown is stored.',
      on: {
        'row.moved': { target: 'saving', actions: ['startIntent', withEvent('setWanted')] },
      },
    },
    saving: {
      ...createMutation({
        description: 'The server is storing the order; more rows may be moved meanwhile.',
        src: 'save',
        input: ({ id, order, wanted }: OrderContext) => ({ id, order, uuids: wanted ?? [] }),
        done: { target: 'routing', actions: [withOutput('setOrder')] },
        failed: { target: 'routingFailure' },
      }),
      on: { 'row.moved': { actions: withEvent('setNext') } },
    },
    routing: {
      description: 'Decides by whether rows were moved meanwhile.',
      always: [
        { guard: 'hasNext', target: 'saving', actions: ['takeNext', 'startIntent'] },
        { target: 'idle', actions: 'reportSettled' },
      ],
    },
    routingFailure: {
      description: 'Decides by why the order was not stored.',
      always: [
        { guard: 'isOutdated', target: 'outdated', actions: ['forgetWanted', 'reportSettled'] },
        { target: 'failed' },
      ],
    },
    failed: {
      description: 'The order was not stored; it stays on the screen, and can be sent again.',
      on: {
        'row.moved': {
          target: 'saving',
          actions: ['startIntent', withEvent('setNext'), 'takeNext'],
        },
        'request.retried': [
          { guard: 'hasNext', target: 'saving', actions: ['takeNext', 'startIntent'] },
          { target: 'saving' },
        ],
        'order.discarded': { target: 'idle', actions: ['forgetWanted', 'reportSettled'] },
      },
    },
    outdated: {
      description: 'Another operator has changed the list; it is shown as they left it.',
      on: {
        'row.moved': { target: 'saving', actions: ['startIntent', withEvent('setWanted')] },
      },
    },
  },
})

export type OrderMachine = typeof orderMachine
