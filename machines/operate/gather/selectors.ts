import type { Failure } from '@machines/kernel/failure'
import type { Purpose } from './machine'

type Snapshot<Row> = {
  value: unknown
  context: { purpose: Purpose; rows: readonly Row[] | null; failure: Failure | null }
}

/** What is being read now; null if nothing is. */
export const gathering = ({ value, context }: Snapshot<unknown>): Purpose | null =>
  value === 'gathering' ? context.purpose : null
/** The rows to download or print; null unless they have just been read. */
export const gatheredRows = <Row>({ context }: Snapshot<Row>): readonly Row[] | null => context.rows
export const gatheredFor = ({ context }: Snapshot<unknown>): Purpose => context.purpose
export const gatherFailure = ({ context }: Snapshot<unknown>): Failure | null => context.failure
