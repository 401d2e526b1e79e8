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

/** What all rows of a list are needed for. */
export type Purpose = 'file' | 'print'

type GatherEvent<Query> =
  | OperatorConfirmed
  | EventsOf<{
      'gather.pressed': { purpose: Purpose; query: Query }
      /** The rows are downloaded, or printed. */
      'rows.used': NoPayload
      'failure.dismissed': NoPayload
    }>

type GatherContext<Query, Row> = {
  query: Query | null
  purpose: Purpose
  rows: readonly Row[] | null
  failure: Failure | null
}

/** Reads all rows of a list, beyond the page that is shown, to print or download them. The parent provides `loadAll`. */
export function createGather<Query, Row>() {
  type Context = GatherContext<Query, Row>
  const update = assigner<Context, GatherEvent<Query>>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as GatherEvent<Query>,
      input: {} as object,
      tags: {} as 'busy',
    },
    actors: { loadAll: promiseActor<readonly Row[], { query: Query }>('loadAll') },
    actions: {
      setWanted: update<{ purpose: Purpose; query: Query }>((_, { purpose, query }) => ({
        purpose,
        query,
        failure: null,
      })),
      setRows: update<{ rows: readonly Row[] }>((_, { rows }) => ({ rows })),
      forgetRows: update(() => ({ rows: null })),
      clearFailure: update(() => ({ failure: null })),
      ...failureActions(update),
    },
    guards: { isWaitingForSignIn: ({ context: { failure } }) => isSignInNeeded(failure) },
    delays: { requestTimeout: 60_000 },
  }).createMachine({
    id: 'gather',
    description: 'All rows of a list, for a file or for paper.',
    context: { query: null, purpose: 'file', rows: null, failure: null },
    initial: 'idle',
    states: {
      idle: {
        description: 'Nothing is wanted.',
        on: { 'gather.pressed': { target: 'gathering', actions: withEvent('setWanted') } },
      },
      gathering: {
        description: 'Reading one page of the list after another.',
        tags: ['busy'],
        invoke: {
          id: 'loadAll',
          src: 'loadAll',
          input: ({ context: { query } }) => ({ query: query as Query }),
          onDone: {
            target: 'ready',
            actions: { type: 'setRows', params: ({ event }) => ({ rows: event.output }) },
          },
          onError: { target: 'failed', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
      },
      ready: {
        description: 'The rows are there; the page downloads or prints them.',
        on: { 'rows.used': { target: 'idle', actions: 'forgetRows' } },
      },
      failed: {
        description: 'Shows why the rows could not be read.',
        on: {
          'gather.pressed': { target: 'gathering', actions: withEvent('setWanted') },
          'failure.dismissed': { target: 'idle', actions: 'clearFailure' },
          'operator.confirmed': {
            guard: 'isWaitingForSignIn',
            target: 'gathering',
            actions: 'clearFailure',
          },
        },
      },
    },
  })
}

export type GatherMachine<Query, Row> = ReturnType<typeof createGather<Query, Row>>
