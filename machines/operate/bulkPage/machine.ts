import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import { createBulk } from '../bulk/machine'
import { type CollectionInput, createCollection } from '../collection/machine'
import type { OperatorConfirmed } from '../console/events'

type BulkPageContext<Query> = CollectionInput<Query> & { settled: number }
type BulkPageEvent<Query> =
  | OperatorConfirmed
  | EventsOf<{ 'query.changed': { query: Query }; 'list.invalidated': NoPayload }>

/**
 * The page of a list with changes of several rows at once. Another query forgets what was chosen, so that no change
 * concerns a row that is not shown. The parent provides `collection` and `bulk`.
 *
 * @param isComplete whether the form for a new record may be sent
 * @param inverseOf the change that undoes another one; null if nothing does
 */
export function createBulkPage<Query, Row extends { uuid: string }, Fields extends object, Change>(
  isComplete: (fields: Fields) => boolean,
  inverseOf: (change: Change) => Change | null,
) {
  type Context = BulkPageContext<Query>
  const update = assigner<Context, BulkPageEvent<Query>>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as BulkPageEvent<Query>,
      input: {} as CollectionInput<Query>,
    },
    actors: {
      collection: createCollection<Query, Row, Fields>(isComplete),
      bulk: createBulk<Row, Change>(inverseOf),
    },
    actions: {
      setSettled: update<{ settled: number }>((_, { settled }) => ({ settled })),
      sendQuery: sendTo('collection', (_, { query }: { query: Query }) => ({
        type: 'query.changed',
        query,
      })),
      forgetChosen: sendTo('bulk', { type: 'rows.chosen', rows: [] }),
      readAgain: sendTo('collection', { type: 'list.invalidated' }),
      confirmInCollection: sendTo('collection', { type: 'operator.confirmed' }),
      confirmInBulk: sendTo('bulk', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasSettled: ({ context }, { settled }: { settled: number }) => settled > context.settled,
    },
  }).createMachine({
    id: 'bulkPage',
    description: 'The page of a list with changes of several rows at once.',
    context: ({ input }) => ({ ...input, settled: 0 }),
    invoke: [
      {
        id: 'collection',
        src: 'collection',
        input: ({ context: { query, keyPrefix } }) => ({ query, keyPrefix }),
        onError: { actions: 'reportBroken' },
      },
      {
        id: 'bulk',
        src: 'bulk',
        input: ({ context: { keyPrefix } }) => ({ keyPrefix: `${keyPrefix}-bulk` }),
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
    on: {
      'query.changed': { actions: [withEvent('sendQuery'), 'forgetChosen'] },
      'list.invalidated': { actions: 'readAgain' },
      'operator.confirmed': { actions: ['confirmInCollection', 'confirmInBulk'] },
    },
  })
}

export type BulkPageMachine<
  Query,
  Row extends { uuid: string },
  Fields extends object,
  Change,
> = ReturnType<typeof createBulkPage<Query, Row, Fields, Change>>
