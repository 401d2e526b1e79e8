import { endsWithin, inputOf } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  failed,
  is,
  left,
  not,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import { createBulk, type Outcome } from '@machines/operate/bulk/machine'
import { affectedRows, canUndo, chosenRows, outcomeOf } from '@machines/operate/bulk/selectors'
import { mutationLaws } from '../kernel/mutation.laws'
import { operatorLaws } from './operator.laws'

export type Row = { uuid: string; version: number }
export type Change = 'deactivate' | 'reactivate' | 'mail'

const inverses: Record<Change, Change | null> = {
  deactivate: 'reactivate',
  reactivate: 'deactivate',
  mail: null,
}
export const bulkMachine = createBulk<Row, Change>((change) => inverses[change])

type Step = Moment<typeof bulkMachine>
type Sent = { rows: readonly Row[]; change: Change }
const uuids = (rows: readonly Row[]) => rows.map(({ uuid }) => uuid).join()

const isReply = after(done('apply'), done('undo'))
const hasFailure = ({ after: { context } }: Step) => context.mutation.failure !== null
const outputOf = ({ event }: Step) => (event as unknown as { output: Outcome<Row> }).output
/** A change is being confirmed or made. */
const isLocked = either<typeof bulkMachine>(...['confirming', 'applying', 'undoing'].map(was))

/** docs/behaviour.md#lists-of-the-console. */
export const bulkLaws: Laws<typeof bulkMachine> = {
  ...mutationLaws<typeof bulkMachine>(
    ['apply', 'undo'],
    either(after(done('apply')), both(after('change.pressed'), not(isLocked))),
  ),
  ...operatorLaws<typeof bulkMachine>(['apply', 'undo'], {
    apply: was('confirming'),
    undo: was('undoable'),
  }),
  'nothing changes before the operator confirms it': cites(
    'A change is offered for those whom it concerns, and asks first.',
    only(started('apply')).after('change.confirmed', 'operator.confirmed'),
  ),
  'what is changed is what the operator confirmed': cites(
    'People can be chosen, each one or all of a page, to approve, deactivate, reactivate or sign them out, or to invite them again.',
    during(started('apply')).always(({ after: now }: Step) => {
      const { rows, change } = inputOf(now, 'apply') as Sent
      return change === now.context.change && uuids(rows) === uuids(now.context.rows)
    }),
  ),
  'undoing makes the inverse change to exactly what was changed': cites(
    'Deactivating and reactivating can be undone for ten seconds, which makes the inverse change to exactly those who were changed.',
    during(started('undo')).always(({ after: now }: Step) => {
      const { rows, change } = inputOf(now, 'undo') as Sent
      const { context } = now
      return change === inverses[context.change ?? 'mail'] && rows === context.outcome?.changed
    }),
  ),
  'a change can be undone for ten seconds, if it has an inverse and has changed something': cites(
    [
      'Deactivating and reactivating can be undone for ten seconds, which makes the inverse change to exactly those who were changed.',
      'A mail that was sent and a session that was ended stay so, and the question says it.',
    ],
    after(done('apply')).next((step: Step) => {
      const hasInverse = inverses[step.after.context.change ?? 'mail'] !== null
      const wanted = hasInverse && outputOf(step).changed.length > 0
      return canUndo(step.after) === wanted && (!wanted || endsWithin(step, 10_000))
    }),
  ),
  'what failed is reported, row by row': cites(
    'The server makes it for one person after another; the report names those for whom it failed, and why.',
    isReply.next((step: Step) => outcomeOf(step.after) === outputOf(step)),
  ),
  'a failure of the whole shows where the change was confirmed or undone': all(
    after(failed('apply'), timedOut('mutationTimeout'))
      .from('applying')
      .next('confirming', hasFailure),
    after(failed('undo'), timedOut('mutationTimeout')).from('undoing').next('undoable', hasFailure),
  ),
  'every reply outdates the list once': once('rows.changed').when(isReply),
  'a row is chosen or not by each toggle': cites(
    'People can be chosen, each one or all of a page, to approve, deactivate, reactivate or sign them out, or to invite them again.',
    after('row.toggled')
      .from(not(isLocked))
      .next(({ before, event, after: now }: Step) => {
        const has = (at: Step['before']) =>
          at !== null && chosenRows(at).some(({ uuid }) => uuid === event?.row.uuid)
        return has(now) !== has(before)
      }),
  ),
  'the rows of a page are chosen at once': cites(
    'People can be chosen, each one or all of a page, to approve, deactivate, reactivate or sign them out, or to invite them again.',
    after('rows.chosen')
      .from(not(isLocked))
      .next(({ event, after: now }: Step) => chosenRows(now) === event?.rows),
  ),
  'a change is asked about with the rows that it is for, as another intent': cites(
    'A change is offered for those whom it concerns, and asks first.',
    after('change.pressed')
      .from(not(isLocked))
      .next(
        'confirming',
        not(hasFailure),
        changes(({ context }) => context.mutation.intentId),
        ({ event, after: now }: Step) => affectedRows(now) === event?.rows,
      ),
  ),
  'a report stays until the operator goes on, also when the time to undo is over': all(
    only(left('reported')).after(
      'row.toggled',
      'rows.chosen',
      'change.pressed',
      'report.dismissed',
    ),
    after('report.dismissed').from('undoable', 'reported').next('choosing'),
    after(timedOut('undoTime')).next('reported'),
    during('reported').always(not(hasFailure)),
  ),
  'nothing is left of a report or a question that was closed': during('choosing').always(
    not(hasFailure),
    is(
      (now) =>
        outcomeOf(now) === null && now.context.change === null && affectedRows(now).length === 0,
    ),
  ),
  'no row stays chosen after a change of it': after(done('apply')).next(
    ({ after: now }: Step) => chosenRows(now).length === 0,
  ),
}
