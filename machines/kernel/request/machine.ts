import { setup } from 'xstate'
import type { Failure } from '../failure'
import { assigner, type EventsOf, failureActions, type NoPayload, promiseActor } from '../typed'

export type RequestEvent = EventsOf<{
  /** The data has changed, or the user wants it again: reads once more, in whatever state the read is. */
  'request.invalidated': NoPayload
}>

type RequestContext<Of, Data> = {
  /** What is read; handed to `load` unchanged. */
  of: Of
  data: Data | null
  failure: Failure | null
}

/**
 * The read behind every list and every detail page: pending, fulfilled or rejected. A refresh keeps the old
 * data on screen, and so does a refresh that fails, whose failure is kept beside the data. An answer that was
 * requested before an invalidation is discarded. The parent provides `load`.
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
        description:
          'Reads for the first time, or once more after a failure; there is no data yet.',
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
        description: 'Collects the invalidations of one turn; what was under way is discarded.',
        tags: ['busy'],
        after: { burst: [{ guard: 'hasData', target: 'refreshing' }, { target: 'pending' }] },
      },
      refreshing: {
        description: 'Newer data is awaited while the old stays on show.',
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
        description: 'The read failed; the failure says how.',
        on: { 'request.invalidated': { target: 'invalidated' } },
      },
    },
  })
}

export type RequestMachine<Of, Data> = ReturnType<typeof createRequest<Of, Data>>
