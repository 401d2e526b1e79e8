import { assigner, effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import { createCollection } from '../collection/machine'
import { orderMachine } from '../order/machine'

/** The list of an owner: the rows of a building, or of a category. */
export type OwnerQuery = { id: string }

export type OrderedPageInput = OwnerQuery & { keyPrefix: string }
type OrderedPageContext = OrderedPageInput & { settled: number }
type OrderedPageEvent = { type: 'operator.confirmed' }

/**
 * The page of a list that operators put in order: the list with its form and its removals, and the order. The parent
 * provides `collection` and `order`.
 *
 * @param isComplete whether the form for a new record may be sent
 */
export function createOrderedPage<Row extends object, Fields extends object>(
  isComplete: (fields: Fields) => boolean,
) {
  const update = assigner<OrderedPageContext, OrderedPageEvent>()
  return setup({
    types: {
      context: {} as OrderedPageContext,
      events: {} as OrderedPageEvent,
      input: {} as OrderedPageInput,
    },
    actors: {
      collection: createCollection<OwnerQuery, Row, Fields>(isComplete),
      order: orderMachine,
    },
    actions: {
      setSettled: update<{ settled: number }>((_, { settled }) => ({ settled })),
      readAgain: sendTo('collection', { type: 'list.invalidated' }),
      sendConfirmed: sendTo('collection', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasSettled: ({ context }, { settled }: { settled: number }) => settled > context.settled,
    },
  }).createMachine({
    id: 'orderedPage',
    description: 'The page of a list that operators put in order.',
    context: ({ input }) => ({ ...input, settled: 0 }),
    invoke: [
      {
        id: 'collection',
        src: 'collection',
        input: ({ context: { id, keyPrefix } }) => ({ query: { id }, keyPrefix }),
        onError: { actions: 'reportBroken' },
      },
      {
        id: 'order',
        src: 'order',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-order` }),
        onSnapshot: {
          guard: {
            type: 'hasSettled',
            params: ({ event }) => ({ settled: event.snapshot.context.settled }),
          },
          actions: [
            {
              type: 'setSettled',
              params: ({ event }) => ({ settled: event.snapshot.context.settled }),
            },
            'readAgain',
          ],
        },
        onError: { actions: 'reportBroken' },
      },
    ],
    on: { 'operator.confirmed': { actions: 'sendConfirmed' } },
  })
}

export type OrderedPageMachine<Row extends object, Fields extends object> = ReturnType<
  typeof createOrderedPage<Row, Fields>
>
