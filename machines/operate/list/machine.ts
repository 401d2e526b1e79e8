import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { isSignInNeeded } from '../console/sensitive'

/** Rows of one page of a list, and how many there are on the server. */
export type ListRows<Row> = {
  rows: readonly Row[]
  total: number
  /** The version of their order, for a list that operators put in order. */
  order?: string
}

type ListEvent<Query> =
  | OperatorConfirmed
  | EventsOf<{
      /** The address asks for other rows. */
      'query.changed': { query: Query }
      /** The rows have changed, or the user retries. */
      'request.invalidated': NoPayload
    }>

type ListContext<Query, Row> = {
  query: Query
  rows: readonly Row[] | null
  total: number
  order: string | null
  failure: Failure | null
}

/**
 * One page of a long list; the server searches, filters and sorts. While other rows are read, the old ones stay. A reply
 * to an earlier query is discarded. The parent provides `load`.
 */
export function createList<Query, Row>() {
  type Context = ListContext<Query, Row>
  const update = assigner<Context, ListEvent<Query>>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as ListEvent<Query>,
      input: {} as { query: Query },
      tags: {} as 'busy',
    },
    actors: { load: promiseActor<ListRows<Row>, { query: Query }>('load') },
    actions: {
      setQuery: update<{ query: Query }>((_, { query }) => ({ query })),
      setRows: update<ListRows<Row>>((_, { rows, total, order = null }) => ({
        rows,
        total,
        order,
        failure: null,
      })),
      ...failureActions(update),
    },
    guards: {
      isWaitingForSignIn: ({ context: { failure } }) => isSignInNeeded(failure),
    },
    delays: {
      requestTimeout: 20_000,
      /** Letters that are typed in a row cause one read. */
      typingPause: 250,
    },
  }).createMachine({
    id: 'list',
    description: 'One page of a long list, as the address asks for it.',
    context: ({ input }) => ({
      query: input.query,
      rows: null,
      total: 0,
      order: null,
      failure: null,
    }),
    initial: 'reading',
    on: {
      'query.changed': { target: '.waiting', actions: withEvent('setQuery') },
      'request.invalidated': { target: '.reading' },
    },
    states: {
      waiting: {
        description: 'The query has changed; more changes may follow.',
        tags: ['busy'],
        after: { typingPause: { target: 'reading' } },
      },
      reading: {
        description: 'Reading the rows of the query.',
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { query } }) => ({ query }),
          onDone: {
            target: 'shown',
            actions: { type: 'setRows', params: ({ event }) => event.output },
          },
          onError: { target: 'failed', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
      },
      shown: { description: 'The rows of the query are shown.' },
      failed: {
        description: 'The rows could not be read; earlier ones stay.',
        on: { 'operator.confirmed': { guard: 'isWaitingForSignIn', target: 'reading' } },
      },
    },
  })
}

export type ListMachine<Query, Row> = ReturnType<typeof createList<Query, Row>>
