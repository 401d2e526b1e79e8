import type { Failure } from '@machines/kernel/failure'

type Snapshot<Row> = {
  value: unknown
  context: { rows: readonly Row[] | null; total: number; failure: Failure | null }
}

/** The rows to show; null until the first are read. */
export const rowsOf = <Row>({ context }: Snapshot<Row>): readonly Row[] | null => context.rows
export const totalOf = ({ context }: Snapshot<unknown>): number => context.total
/** Other rows are being read. */
export const isReading = ({ value }: { value: unknown }): boolean =>
  value === 'reading' || value === 'waiting'
export const listFailure = ({ value, context }: Snapshot<unknown>): Failure | null =>
  value === 'failed' ? context.failure : null
