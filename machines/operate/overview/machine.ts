import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import { consoleActor, type OperatorConfirmed } from '../console/events'
import { createList } from '../list/machine'

export type OverviewInput<Query> = {
  query: Query
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

/** A building that the operator has begun to open. */
export type Draft = { uuid: string; name: string | null }

type OverviewEvent<Query> =
  | OperatorConfirmed
  | EventsOf<{
      'query.changed': { query: Query }
      'request.invalidated': NoPayload
      'open.pressed': NoPayload
      'remove.pressed': { row: Draft }
      'remove.confirmed': NoPayload
      'remove.dismissed': NoPayload
    }>

type OverviewContext<Query> = OverviewInput<Query> &
  MutationContext & {
    /** The draft to discard. */
    chosen: Draft | null
  }

/**
 * The buildings of the operator, their drafts, and the way to a new one. The parent provides `list`, `startOpening` and
 * `discard`.
 */
export function createOverview<Query, Row>() {
  type Context = OverviewContext<Query>
  type Event = OverviewEvent<Query>
  const update = assigner<Context, Event>()
  const whenDiscarded = { target: 'browsing', actions: ['startIntent', 'noteDrafts'] } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as OverviewInput<Query>,
      tags: {} as 'busy',
    },
    actors: {
      list: createList<Query, Row>(),
      startOpening: promiseActor<{ uuid: string }, { key: string }>('startOpening'),
      discard: promiseActor<void, { id: string; key: string }>('discard'),
    },
    actions: {
      sendQuery: sendTo('list', (_, { query }: { query: Query }) => ({
        type: 'query.changed',
        query,
      })),
      invalidateList: sendTo('list', { type: 'request.invalidated' }),
      confirmInList: sendTo('list', { type: 'operator.confirmed' }),
      /** Shows the wizard of the new draft. */
      showOpening: effectAction<{ uuid: string }>('showOpening'),
      /** The console knows the operator's drafts. */
      noteDrafts: ({ system }: { system: { get: (id: string) => unknown } }) =>
        consoleActor.send({ system }, { type: 'operator.invalidated' }),
      setChosen: update<{ row: Draft }>((_, { row }) => ({ chosen: row })),
      reportBroken: effectAction('reportBroken'),
      ...mutations.actions(update),
    },
    guards: mutations.guards,
    delays: mutations.delays,
  }).createMachine({
    id: 'overview',
    description: 'The buildings of the operator, their drafts, and the way to a new one.',
    context: ({ input }) => ({ ...input, chosen: null, mutation: mutations.initial }),
    invoke: {
      id: 'list',
      src: 'list',
      input: ({ context: { query } }) => ({ query }),
      // A defect; the rest of the page stays usable.
      onError: { actions: 'reportBroken' },
    },
    on: {
      'query.changed': { actions: withEvent('sendQuery') },
      'request.invalidated': { actions: 'invalidateList' },
      'operator.confirmed': { actions: 'confirmInList' },
    },
    initial: 'browsing',
    states: {
      browsing: {
        description: 'The list is shown; says why the last draft could not be started.',
        on: {
          'open.pressed': { target: 'starting' },
          'remove.pressed': {
            target: 'confirming',
            actions: ['startIntent', withEvent('setChosen')],
          },
        },
      },
      confirming: {
        description: 'Asks whether to discard the draft; shows why the last attempt failed.',
        on: {
          'remove.confirmed': { target: 'removing' },
          'remove.dismissed': { target: 'browsing', actions: 'startIntent' },
        },
      },
      removing: createMutation({
        description: 'The server is discarding the draft.',
        src: 'discard',
        input: ({ chosen }: Context) => ({ id: chosen?.uuid ?? '' }),
        done: whenDiscarded,
        gone: whenDiscarded,
        failed: { target: 'confirming' },
      }),
      starting: createMutation({
        description: 'The server is creating an empty draft.',
        src: 'startOpening',
        input: () => ({}),
        done: {
          target: 'browsing',
          actions: [
            'startIntent',
            'noteDrafts',
            {
              type: 'showOpening' as const,
              params: ({ event }: { event: { output: { uuid: string } } }) => event.output,
            },
          ],
        },
        failed: { target: 'browsing' },
      }),
    },
  })
}
