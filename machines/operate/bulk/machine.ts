import type { Failure } from '@machines/kernel/failure'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { emit, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'

export type BulkInput = {
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

/** What became of a change of several rows: those that were changed, as they are now, and the others. */
export type Outcome<Row> = {
  changed: readonly Row[]
  failed: readonly { row: Row; failure: Failure }[]
}

type BulkEvent<Row, Change> =
  | OperatorConfirmed
  | EventsOf<{
      'row.toggled': { row: Row }
      /** All rows of the page are chosen, or none. */
      'rows.chosen': { rows: readonly Row[] }
      /** `rows` are those of the chosen ones that the change is for. */
      'change.pressed': { change: Change; rows: readonly Row[] }
      'change.confirmed': NoPayload
      'change.dismissed': NoPayload
      'undo.pressed': NoPayload
      'report.dismissed': NoPayload
    }>

/** The server has replied; the list may show earlier versions. */
type RowsChanged = { type: 'rows.changed' }

type BulkContext<Row, Change> = BulkInput &
  MutationContext & {
    chosen: readonly Row[]
    /** The rows of the change that was pressed last. */
    rows: readonly Row[]
    change: Change | null
    outcome: Outcome<Row> | null
    wasUndone: boolean
  }

/**
 * One change of several rows of a list: chosen, asked about, made, reported, and undone for some seconds. The parent
 * provides `apply`, which rejects if the operator has to confirm who they are, and can then be repeated with its key.
 *
 * @param inverseOf the change that undoes another one; null if nothing does
 */
export function createBulk<Row extends { uuid: string }, Change>(
  inverseOf: (change: Change) => Change | null,
) {
  type Context = BulkContext<Row, Change>
  type Event = BulkEvent<Row, Change>
  type Applying = { rows: readonly Row[]; change: Change; key: string }
  const update = assigner<Context, Event>()
  const choosing = {
    'row.toggled': { target: 'choosing', actions: withEvent('toggleRow') },
    'rows.chosen': { target: 'choosing', actions: withEvent('setChosen') },
    'report.dismissed': { target: 'choosing' },
    'change.pressed': { target: 'confirming', actions: ['startIntent', withEvent('setChange')] },
  } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      input: {} as BulkInput,
      emitted: {} as RowsChanged,
      tags: {} as 'busy',
    },
    actors: { apply: promiseActor<Outcome<Row>, Applying>('apply') },
    actions: {
      toggleRow: update<{ row: Row }>(({ chosen }, { row }) => {
        const others = chosen.filter(({ uuid }) => uuid !== row.uuid)
        return { chosen: others.length < chosen.length ? others : [...others, row] }
      }),
      setChosen: update<{ rows: readonly Row[] }>((_, { rows }) => ({ chosen: rows })),
      setChange: update<{ change: Change; rows: readonly Row[] }>((_, { change, rows }) => ({
        change,
        rows,
        outcome: null,
        wasUndone: false,
      })),
      setOutcome: update<{ output: Outcome<Row> }>((_, { output }) => ({
        outcome: output,
        chosen: [],
      })),
      setUndone: update<{ output: Outcome<Row> }>((_, { output }) => ({
        outcome: output,
        wasUndone: true,
      })),
      reportChanged: emit({ type: 'rows.changed' }),
      forgetReport: update(() => ({ change: null, rows: [], outcome: null, wasUndone: false })),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      ...sensitive.guards,
      canUndo: ({ context: { change, outcome } }) =>
        change !== null && inverseOf(change) !== null && (outcome?.changed.length ?? 0) > 0,
    },
    delays: { ...mutations.delays, undoTime: 10_000 },
  }).createMachine({
    id: 'bulk',
    description: 'One change of several rows of a list.',
    context: ({ input }) => ({
      ...input,
      chosen: [],
      rows: [],
      change: null,
      outcome: null,
      wasUndone: false,
      mutation: mutations.initial,
    }),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The operator chooses rows.',
        entry: ['forgetReport', 'clearFailure'],
        on: {
          'row.toggled': { actions: withEvent('toggleRow') },
          'rows.chosen': { actions: withEvent('setChosen') },
          'change.pressed': choosing['change.pressed'],
        },
      },
      confirming: {
        description: 'Asks whether to make the change; shows why the last attempt failed.',
        on: {
          'change.confirmed': { target: 'applying' },
          'change.dismissed': { target: 'choosing' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'applying' },
        },
      },
      applying: createMutation({
        description: 'The server is changing one row after another.',
        src: 'apply',
        input: ({ rows, change }: Context) => ({ rows, change: change as Change }),
        done: { target: 'routing', actions: [withOutput('setOutcome'), 'reportChanged'] },
        failed: { target: 'confirming', actions: ['askOperator'] },
      }),
      routing: {
        description: 'Decides by whether the change can be undone.',
        always: [
          { guard: 'canUndo', target: 'undoable', actions: 'startIntent' },
          { target: 'reported' },
        ],
      },
      undoable: {
        description: 'Says what was changed and what was not; it can be undone for some seconds.',
        on: {
          ...choosing,
          'undo.pressed': { target: 'undoing' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'undoing' },
        },
        after: { undoTime: { target: 'reported', actions: 'clearFailure' } },
      },
      undoing: createMutation({
        description: 'The server is making the inverse change.',
        src: 'apply',
        id: 'undo',
        input: ({ outcome, change }: Context) => ({
          rows: outcome?.changed ?? [],
          change: inverseOf(change as Change) as Change,
        }),
        done: { target: 'reported', actions: [withOutput('setUndone'), 'reportChanged'] },
        failed: { target: 'undoable', actions: ['askOperator'] },
      }),
      reported: {
        description: 'Says what was changed and what was not.',
        on: choosing,
      },
    },
  })
}

export type BulkMachine<Row extends { uuid: string }, Change> = ReturnType<
  typeof createBulk<Row, Change>
>
