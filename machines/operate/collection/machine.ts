import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { emit, sendTo, setup } from 'xstate'
import { consoleActor, type OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'
import { createForm, type FormOutput } from '../form/machine'
import { createList } from '../list/machine'

export type CollectionInput<Query> = {
  query: Query
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

type CollectionEvent<Query, Row, Fields> =
  | OperatorConfirmed
  | EventsOf<{
      'query.changed': { query: Query }
      'request.invalidated': NoPayload
      'create.pressed': { fields: Fields }
      'remove.pressed': { row: Row }
      'remove.confirmed': NoPayload
      'remove.dismissed': NoPayload
      'made.dismissed': NoPayload
    }>

/** A record was stored or removed. */
export type CollectionChanged = { type: 'collection.changed' }

type CollectionContext<Query, Row, Fields, Result> = CollectionInput<Query> &
  MutationContext & {
    /** The row to remove. */
    chosen: Row | null
    /** What the form for a new record starts with. */
    initial: Fields | null
    forms: number
    /** What the server replied to a new record and never repeats, such as a token; null unless it is shown. */
    made: Result | null
  }

/**
 * The page of a list: its rows, a form for a new one, and the removal of one. The parent provides `list`, `form` and
 * `remove`.
 *
 * @param isComplete whether the form may be sent
 */
export function createCollection<Query, Row extends object, Fields extends object, Result = void>(
  isComplete: (fields: Fields) => boolean,
) {
  type Context = CollectionContext<Query, Row, Fields, Result>
  type Event = CollectionEvent<Query, Row, Fields>
  const update = assigner<Context, Event>()
  const whenChanged = ['invalidateList', 'noteOwnGrants', 'reportChanged'] as const
  const whenRemoved = { target: 'browsing', actions: whenChanged } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      children: {} as { list: 'list'; form: 'form' },
      input: {} as CollectionInput<Query>,
      emitted: {} as CollectionChanged,
      tags: {} as 'busy',
    },
    actors: {
      list: createList<Query, Row>(),
      form: createForm<Fields, Result>(isComplete),
      remove: promiseActor<void, { row: Row; key: string }>('remove'),
    },
    actions: {
      sendQuery: sendTo('list', (_, { query }: { query: Query }) => ({
        type: 'query.changed',
        query,
      })),
      invalidateList: sendTo('list', { type: 'request.invalidated' }),
      confirmInForm: sendTo('form', { type: 'operator.confirmed' }),
      confirmInList: sendTo('list', { type: 'operator.confirmed' }),
      /** The operator's own roles may be among the rows. */
      noteOwnGrants: sendTo(consoleActor.of, { type: 'operator.invalidated' }),
      setInitial: update<{ fields: Fields }>(({ forms }, { fields }) => ({
        initial: fields,
        forms: forms + 1,
      })),
      setMade: update<{ output: FormOutput<Result> }>((_, { output }) => ({
        made: output?.result ?? null,
      })),
      reportChanged: emit({ type: 'collection.changed' }),
      forgetMade: update(() => ({ made: null })),
      setChosen: update<{ row: Row }>((_, { row }) => ({ chosen: row })),
      reportBroken: effectAction('reportBroken'),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      ...sensitive.guards,
      wasSent: (_, { output }: { output: object | null }) => output !== null,
      hasToBeShown: (_, { output }: { output: FormOutput<Result> }) => output?.result != null,
    },
    delays: mutations.delays,
  }).createMachine({
    id: 'collection',
    description: 'A list, a form for a new record, and the removal of one.',
    context: ({ input }) => ({
      ...input,
      chosen: null,
      initial: null,
      forms: 0,
      made: null,
      mutation: mutations.initial,
    }),
    invoke: {
      id: 'list',
      src: 'list',
      input: ({ context: { query } }) => ({ query }),
      // A defect; the console's own boundary shows it.
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
        description: 'The list is shown.',
        on: {
          'create.pressed': { target: 'creating', actions: withEvent('setInitial') },
          'remove.pressed': {
            target: 'confirming',
            actions: ['startIntent', withEvent('setChosen')],
          },
        },
      },
      creating: {
        description: 'The form for a new record is open.',
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context: { initial, keyPrefix, forms } }) => ({
            fields: initial as Fields,
            keyPrefix: `${keyPrefix}-form-${forms}`,
          }),
          onDone: [
            {
              guard: { type: 'hasToBeShown', params: ({ event }) => ({ output: event.output }) },
              target: 'showing',
              actions: [
                { type: 'setMade', params: ({ event }) => ({ output: event.output }) },
                ...whenChanged,
              ],
            },
            {
              guard: { type: 'wasSent', params: ({ event }) => ({ output: event.output }) },
              target: 'browsing',
              actions: whenChanged,
            },
            { target: 'browsing' },
          ],
          onError: { target: 'browsing' },
        },
        on: { 'operator.confirmed': { actions: ['confirmInForm', 'confirmInList'] } },
      },
      showing: {
        description: 'Shows what the server does not repeat, until the operator has copied it.',
        on: { 'made.dismissed': { target: 'browsing', actions: 'forgetMade' } },
      },
      confirming: {
        description: 'Asks whether to remove the record; shows why the last attempt failed.',
        on: {
          'remove.confirmed': { target: 'removing' },
          'remove.dismissed': { target: 'browsing' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'removing' },
        },
      },
      removing: createMutation({
        description: 'The server is removing the record.',
        src: 'remove',
        input: ({ chosen }: Context) => ({ row: chosen as Row }),
        done: whenRemoved,
        gone: whenRemoved,
        failed: { target: 'confirming', actions: ['askOperator'] },
      }),
    },
  })
}

export type CollectionMachine<
  Query,
  Row extends object,
  Fields extends object,
  Result = void,
> = ReturnType<typeof createCollection<Query, Row, Fields, Result>>
