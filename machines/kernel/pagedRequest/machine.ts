import { setup } from 'xstate'
import type { Failure } from '../failure'
import { assigner, type EventsOf, failureActions, type NoPayload, promiseActor } from '../typed'

type PagedRequestEvent = EventsOf<{
  /** The rows have changed, or the user reloads them: reads again, whatever the state of the read. */
  'request.invalidated': NoPayload
  'more.pressed': NoPayload
}>

export type Rows<Item> = {
  items: Item[]
  /** The number of rows on the server. */
  total: number
}

/** `count` rows from `offset` on. */
export type RowsWanted<Of> = { of: Of; offset: number; count: number }

type PagedRequestContext<Of, Item> = {
  of: Of
  data: Item[] | null
  total: number
  failure: Failure | null
}

/** The number of rows that "Show more" adds: the maximum of one call. */
export const pageSize = 100

/** A list that is read page by page. A refresh reads all visible rows, however many pages they are. */
export function createPagedRequest<Of, Item>(keyOf: (item: Item) => string) {
  type Context = PagedRequestContext<Of, Item>
  const update = assigner<Context, PagedRequestEvent>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as PagedRequestEvent,
      input: {} as { of: Of },
      tags: {} as 'busy',
    },
    actors: { load: promiseActor<Rows<Item>, RowsWanted<Of>>('load') },
    actions: {
      setRows: update<Rows<Item>>((_, { items, total }) => ({ data: items, total, failure: null })),
      appendRows: update<Rows<Item>>(({ data }, { items, total }) => {
        // Rows that have moved to this page since the last one are already visible.
        const known = new Set((data ?? []).map(keyOf))
        const rows = [...(data ?? []), ...items.filter((item) => !known.has(keyOf(item)))]
        // An empty page is the last one, whatever the total is.
        return { data: rows, total: items.length === 0 ? rows.length : total, failure: null }
      }),
      ...failureActions(update),
    },
    guards: {
      hasData: ({ context: { data } }) => data !== null,
      hasMore: ({ context: { data, total } }) => data !== null && data.length < total,
    },
    delays: {
      requestTimeout: 20_000,
      /** Ends with the turn of the event loop, so that all invalidations of one turn cause one read. */
      burst: 0,
    },
  }).createMachine({
    id: 'pagedRequest',
    description: 'One list from the server, page by page, with retry and refresh.',
    context: ({ input }) => ({ of: input.of, data: null, total: 0, failure: null }),
    initial: 'pending',
    states: {
      pending: {
        description: 'Reading the first page; there are no rows yet.',
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { of } }) => ({ of, offset: 0, count: pageSize }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'setRows', params: ({ event }) => event.output },
          },
          onError: { target: 'rejected', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'rejected', actions: 'setTimeoutFailure' } },
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
      fulfilled: {
        description: 'There are rows to show.',
        on: {
          'request.invalidated': { target: 'invalidated' },
          'more.pressed': { guard: 'hasMore', target: 'loadingMore' },
        },
      },
      loadingMore: {
        description: 'Reading the next page; the rows before it stay visible.',
        tags: ['busy'],
        invoke: {
          id: 'loadMore',
          src: 'load',
          input: ({ context: { of, data } }) => ({
            of,
            offset: data?.length ?? 0,
            count: pageSize,
          }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'appendRows', params: ({ event }) => event.output },
          },
          onError: { target: 'fulfilled', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'fulfilled', actions: 'setTimeoutFailure' } },
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
      invalidated: {
        description: 'Collects the invalidations of one turn; a pending read is discarded.',
        tags: ['busy'],
        after: { burst: [{ guard: 'hasData', target: 'refreshing' }, { target: 'pending' }] },
      },
      refreshing: {
        description: 'Reading all visible rows again; they stay visible meanwhile.',
        tags: ['busy'],
        invoke: {
          id: 'reload',
          src: 'load',
          input: ({ context: { of, data } }) => ({
            of,
            offset: 0,
            count: Math.max(pageSize, data?.length ?? 0),
          }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'setRows', params: ({ event }) => event.output },
          },
          onError: { target: 'fulfilled', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'fulfilled', actions: 'setTimeoutFailure' } },
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
      rejected: {
        description: 'The first page failed to load.',
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
    },
  })
}
