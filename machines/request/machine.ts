import { setup } from 'xstate'
import type { Failure } from '../failure'
import { assigner, type EventsOf, failureActions, type NoPayload, promiseActor } from '../typed'

type RequestEvent = EventsOf<{
  'request.retried': NoPayload
  'request.refreshed': NoPayload
  /** Whoever comes back wants news: a refresh of what is there, another try of what never came. */
  'request.renewed': NoPayload
  /** Something has changed: what is under way would bring old data. */
  'request.outdated': NoPayload
}>

type RequestContext<Of, Data> = {
  /** What is read; handed to `load` unchanged. */
  of: Of
  data: Data | null
  failure: Failure | null
}

/**
 * The read that every list and every detail is: pending, fulfilled or rejected. A refresh keeps the old
 * data on show; a refresh that fails keeps it too and says so. Whoever starts one provides `load`.
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
      keepData: update<{ data: Data }>((_, { data }) => ({ data, failure: null })),
      ...failureActions(update),
    },
    delays: { requestTimeout: 20_000 },
  }).createMachine({
    id: 'request',
    description: 'One read from the server, with retry and refresh.',
    context: ({ input }) => ({ of: input.of, data: null, failure: null }),
    initial: 'pending',
    states: {
      pending: {
        description: 'The first answer is awaited.',
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { of } }) => ({ of }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: {
            target: 'rejected',
            actions: 'keepError',
          },
        },
        after: {
          requestTimeout: {
            target: 'rejected',
            actions: 'keepTimeout',
          },
        },
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
          input: ({ context: { of } }) => ({ of }),
          onDone: {
            target: 'fulfilled',
            actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: {
            target: 'fulfilled',
            actions: 'keepError',
          },
        },
        after: {
          requestTimeout: {
            target: 'fulfilled',
            actions: 'keepTimeout',
          },
        },
        on: {
          // What is under way was asked before whatever is to be seen now.
          'request.refreshed': { target: 'refreshing', reenter: true },
          'request.outdated': { target: 'refreshing', reenter: true },
        },
      },
      rejected: {
        description: 'The read failed; the failure says how.',
        on: { 'request.retried': { target: 'pending' }, 'request.renewed': { target: 'pending' } },
      },
    },
  })
}

export type RequestMachine<Of, Data> = ReturnType<typeof createRequest<Of, Data>>
