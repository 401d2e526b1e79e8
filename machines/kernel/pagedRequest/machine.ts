import { setup } from 'xstate'
import type { Failure } from '../failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '../typed'

type PagedRequestEvent<Item> = EventsOf<{
  /** The rows may be outdated, or the user reloads them: reads again, whatever the state of the read. */
  'request.invalidated': NoPayload
  /** Reads the next page, or the first one again if it has failed. */
  'more.pressed': NoPayload
  /** The server has returned a newer version of one row. */
  'row.changed': { item: Item }
}>

export type Rows<Item> = {
  items: Item[]
  /** The number of rows on the server. */
  total: number
}

/** `count` rows from `offset` on. */
export type RowsWanted<Of> = { of: Of; offset: number; count: number }

type PagedRequestContext<Of, Item, Extra> = {
  of: Of
  data: Item[] | null
  /** The number of rows received: more than `data` has, if rows have moved to a later page. */
  received: number
  total: number
  /** The latest response, for what it contains besides rows. */
  page: Extra | null
  failure: Failure | null
}

/**
 * A list that is read page by page. A refresh reads all visible rows, however many pages they are.
 *
 * @param pageSize the number of rows that "Show more" adds; the maximum of one call by default
 */
export function createPagedRequest<Of, Item, Extra extends object = Rows<Item>>(
  keyOf: (item: Item) => string,
  pageSize = 100,
) {
  type Page = Rows<Item> & Extra
  type Context = PagedRequestContext<Of, Item, Extra>
  type Event = PagedRequestEvent<Item>
  const update = assigner<Context, Event>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as { of: Of },
      tags: {} as 'busy',
    },
    actors: { load: promiseActor<Page, RowsWanted<Of>>('load') },
    actions: {
      setRows: update<Page>((_, page) => ({
        data: page.items,
        received: page.items.length,
        total: page.total,
        page,
        failure: null,
      })),
      appendRows: update<Page>((context, page) => {
        const data = context.data ?? []
        // Rows that have moved to this page since the last one are already visible.
        const known = new Set(data.map(keyOf))
        const received = context.received + page.items.length
        return {
          data: [...data, ...page.items.filter((item) => !known.has(keyOf(item)))],
          received,
          // An empty page is the last one, whatever the total is.
          total: page.items.length === 0 ? received : page.total,
          page,
          failure: null,
        }
      }),
      setRow: update<{ item: Item }>(({ data }, { item }) => ({
        data: data?.map((row) => (keyOf(row) === keyOf(item) ? item : row)) ?? null,
      })),
      ...failureActions(update),
    },
    guards: {
      hasData: ({ context: { data } }) => data !== null,
      hasMore: ({ context: { received, total } }) => received < total,
    },
    delays: {
      requestTimeout: 20_000,
      /** Ends with the turn of the event loop, so that all invalidations of one turn cause one read. */
      burst: 0,
    },
  }).createMachine({
    id: 'pagedRequest',
    description: 'One list from the server, page by page, with retry and refresh.',
    context: ({ input }) => ({
      of: input.of,
      data: null,
      received: 0,
      total: 0,
      page: null,
      failure: null,
    }),
    initial: 'pending',
    on: { 'row.changed': { actions: withEvent('setRow') } },
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
          input: ({ context: { of, received } }) => ({ of, offset: received, count: pageSize }),
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
          input: ({ context: { of, received } }) => ({
            of,
            offset: 0,
            count: Math.max(pageSize, received),
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
        on: {
          'request.invalidated': { target: 'invalidated' },
          'more.pressed': { target: 'pending' },
        },
      },
    },
  })
}
