import { endsWithin, hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { createBulk, type Outcome } from '@machines/operate/bulk/machine'
import { canUndo, chosenRows, outcomeOf } from '@machines/operate/bulk/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export type Row = { uuid: string; version: number }
export type Change = 'deactivate' | 'reactivate' | 'mail'

const inverses: Record<Change, Change | null> = {
  deactivate: 'reactivate',
  reactivate: 'deactivate',
  mail: null,
}
export const bulkMachine = createBulk<Row, Change>((change) => inverses[change])

type Sent = { rows: readonly Row[]; change: Change }
const uuids = (rows: readonly Row[]) => rows.map(({ uuid }) => uuid).join()

/** docs/behaviour.md#lists-of-the-console. */
export const bulkLaws: Laws<typeof bulkMachine> = {
  ...mutationLaws<typeof bulkMachine>(
    ['apply', 'undo'],
    ({ before, event }) =>
      hasAnswered(event, 'apply') ||
      (event?.type === 'change.pressed' &&
        before?.matches('confirming') !== true &&
        before?.matches('applying') !== true &&
        before?.matches('undoing') !== true),
  ),
  'nothing changes before the operator confirms it': (step) =>
    !hasCalled(step, 'apply') ||
    ['change.confirmed', 'operator.confirmed'].includes(step.event?.type ?? ''),
  'what is changed is what the operator confirmed': (step) => {
    if (!hasCalled(step, 'apply')) return true
    const { rows, change } = inputOf(step.after, 'apply') as Sent
    const { context } = step.after
    return change === context.change && uuids(rows) === uuids(context.rows)
  },
  'undoing makes the inverse change to exactly what was changed': (step) => {
    if (!hasCalled(step, 'undo')) return true
    const { rows, change } = inputOf(step.after, 'undo') as Sent
    const { context } = step.after
    return change === inverses[context.change ?? 'mail'] && rows === context.outcome?.changed
  },
  'a change can be undone for ten seconds, if it has an inverse and has changed something': (
    step,
  ) => {
    if (!hasAnswered(step.event, 'apply')) return true
    const { output } = step.event as unknown as { output: Outcome<Row> }
    const wanted =
      inverses[step.after.context.change ?? 'mail'] !== null && output.changed.length > 0
    return canUndo(step.after) === wanted && (!wanted || endsWithin(step, 10_000))
  },
  'what failed is reported, row by row': ({ event, after }) =>
    (!hasAnswered(event, 'apply') && !hasAnswered(event, 'undo')) ||
    outcomeOf(after) === (event as unknown as { output: Outcome<Row> }).output,
  'a failure of the whole shows where the change was confirmed or undone': ({ event, after }) => {
    if (hasFailed(event, 'apply'))
      return after.matches('confirming') && after.context.mutation.failure !== null
    return (
      !hasFailed(event, 'undo') ||
      (after.matches('undoable') && after.context.mutation.failure !== null)
    )
  },
  'every reply outdates the list once': ({ before, event, after }) =>
    after.context.settled ===
    (before?.context.settled ?? 0) +
      Number(hasAnswered(event, 'apply') || hasAnswered(event, 'undo')),
  'a row is chosen or not by each toggle': ({ before, event, after }) => {
    if (event?.type !== 'row.toggled' || before === null) return true
    if (['confirming', 'applying', 'undoing'].some((value) => before.value === value)) return true
    const has = (rows: readonly Row[]) => rows.some(({ uuid }) => uuid === event.row.uuid)
    return has(chosenRows(after)) !== has(chosenRows(before))
  },
  'no row stays chosen after a change of it': ({ event, after }) =>
    !hasAnswered(event, 'apply') || chosenRows(after).length === 0,
}
