import { setup } from 'xstate'
import type { Failure } from '../failure'
import { assigner, type EventsOf, failureActions, type NoPayload, promiseActor } from '../typed'

export type RequestEvent = EventsOf<{
  /** The data may be outdated, or the user reloads it: reads again, whatever the state of the read. */
  'request.invalidated': NoPayload
}>

type RequestContext<Of, Data> = {
  /** The parameters of the read; passed to `load` unchanged. */
  of: Of
  data: Data | null
  failure: Failure | null
}

/**
 * The read behind every list and every detail page: pending, fulfilled or rejected. A refresh keeps the old data
 * visible, even if it fails; its error is stored beside the data. A response that was requested before an invalidation
 * is discarded. The parent provides `load`.
 */
export function createRequest<Of, Data>() {
  const update = assigner<RequestContext<Of, Data>, RequestEvent>()
  return setup({
    types: {
      context: {} as RequestContext<Of, Data>,
      events: {} as RequestEvent,
      input: {} as { of: Of },
      tags: {} as 'busy',
    },
    actors: { load: promiseActor<Data, { of: Of }>('load') },
    actions: {
      setData: update<{ data: Data }>((_, { data }) => ({ data, failure: null })),
      ...failureActions(update),
    },
    guards: { hasData: ({ context: { data } }) => data !== null },
    delays: {
      requestTimeout: 20_000,
      /** Ends with the turn of the event loop, so that all invalidations of one turn cause one read. */
      burst: 0,
    },
  }).createMachine({
    id: 'request',
    description: 'One read from the server, with retry and refresh.',
    context: ({ input }) => ({ of: input.of, data: null, failure: null }),
    initial: 'pending',
    states: {
      pending: {
        description: 'Reading for the first time, or again after an error; there is no data yet.',
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { of } }) => ({ of }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: {
            target: 'rejected',
            actions: 'setFailure',
          },
        },
        after: {
          requestTimeout: {
            target: 'rejected',
            actions: 'setTimeoutFailure',
          },
        },
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
      fulfilled: {
        description: 'There is data to show.',
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
      invalidated: {
        description: 'Collects the invalidations of one turn; a pending read is discarded.',
        tags: ['busy'],
        after: { burst: [{ guard: 'hasData', target: 'refreshing' }, { target: 'pending' }] },
      },
      refreshing: {
        description: 'Reading newer data; the old data stays visible.',
        tags: ['busy'],
        invoke: {
          id: 'reload',
          src: 'load',
          input: ({ context: { of } }) => ({ of }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: {
            target: 'fulfilled',
            actions: 'setFailure',
          },
        },
        after: {
          requestTimeout: {
            target: 'fulfilled',
            actions: 'setTimeoutFailure',
          },
        },
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
      rejected: {
        description: 'The read failed.',
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
    },
  })
}

export type RequestMachine<Of, Data> = ReturnType<typeof createRequest<Of, Data>>
