import type { Outcome } from './machine'

type Snapshot<Row, Change> = {
  value: unknown
  context: {
    chosen: readonly Row[]
    rows: readonly Row[]
    change: Change | null
    outcome: Outcome<Row> | null
    wasUndone: boolean
  }
}

export const chosenRows = <Row>({ context }: Snapshot<Row, unknown>): readonly Row[] =>
  context.chosen
/** The rows that the pressed change is for. */
export const affectedRows = <Row>({ context }: Snapshot<Row, unknown>): readonly Row[] =>
  context.rows
/** What became of the last change, or of undoing it; null while there is nothing to report. */
export const outcomeOf = <Row>({ context }: Snapshot<Row, unknown>): Outcome<Row> | null =>
  context.outcome
export const wasUndone = ({ context }: Snapshot<unknown, unknown>): boolean => context.wasUndone
export const canUndo = ({ value }: { value: unknown }): boolean =>
  value === 'undoable' || value === 'undoing'
export const isUndoing = ({ value }: { value: unknown }): boolean => value === 'undoing'
