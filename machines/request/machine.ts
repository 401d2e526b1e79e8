import { setup } from 'xstate'
import { type Failure, timedOut, toFailure } from '../failure'
import { assigner, type EventsOf, type NoPayload, promiseActor } from '../typed'

type RequestEvent = EventsOf<{
  'request.retried': NoPayload
  'request.refreshed': NoPayload
  /** Whoever comes back wants news: a refresh of what is there, another try of what never came. */
  'request.renewed': NoPayload
  'request.aborted': NoPayload
}>

type RequestContext = {
  /** What is read; handed to `load` unchanged. */
  of: unknown
  /** What `load` answered. Each owner of a request knows its type; see `readOf`. */
  data: unknown
  failure: Failure | null
}

const update = assigner<RequestContext, RequestEvent>()

/**
 * The read that every list and every detail is: idle, pending, fulfilled or rejected. A refresh
 * keeps the old data on show; a refresh that fails keeps it too and says so.
 */
export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as { of: unknown },
    tags: {} as 'busy',
  },
  actors: { load: promiseActor<unknown, unknown>('load') },
  actions: {
    keepData: update<{ data: unknown }>((_, { data }) => ({ data, failure: null })),
    keepFailure: update<{ failure: Failure }>((_, { failure }) => ({ failure })),
  },
  delays: { requestTimeout: 20_000 },
}).createMachine({
  id: 'request',
  description: 'One read from the server, with retry, refresh and abort.',
  context: ({ input }) => ({ of: input.of, data: null, failure: null }),
  initial: 'pending',
  states: {
    idle: {
      description: 'Given up before anything came; waits to be asked again.',
      on: { 'request.retried': { target: 'pending' }, 'request.renewed': { target: 'pending' } },
    },
    pending: {
      description: 'The first answer is awaited.',
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }: { context: RequestContext }) => context.of,
        onDone: {
          target: 'fulfilled',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: {
          target: 'rejected',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
      after: {
        requestTimeout: {
          target: 'rejected',
          actions: { type: 'keepFailure', params: { failure: timedOut } },
        },
      },
      on: { 'request.aborted': { target: 'idle' } },
    },
    fulfilled: {
      description: 'There is data to show.',
      on: {
        'request.refreshed': { target: 'refreshing' },
        'request.renewed': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'Newer data is awaited while the old stays on show.',
      tags: ['busy'],
      invoke: {
        id: 'reload',
        src: 'load',
        input: ({ context }: { context: RequestContext }) => context.of,
        onDone: {
          target: 'fulfilled',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: {
          target: 'fulfilled',
          actions: {
            type: 'keepFailure',
            params: ({ event }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
      after: {
        requestTimeout: {
          target: 'fulfilled',
          actions: { type: 'keepFailure', params: { failure: timedOut } },
        },
      },
      on: {
        // What is under way was asked before whatever is to be seen now.
        'request.refreshed': { target: 'refreshing', reenter: true },
        'request.aborted': { target: 'fulfilled' },
      },
    },
    rejected: {
      description: 'The read failed; the failure says how.',
      on: { 'request.retried': { target: 'pending' }, 'request.renewed': { target: 'pending' } },
    },
  },
})
