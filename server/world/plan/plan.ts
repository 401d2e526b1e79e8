import type { Path } from '../problems'
import type { Row, WorldTable } from './tables'

/** A field that differs; `position` is the place in a list. Instants are RFC 3339. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** What happens to one record. `key` identifies it for a reader: `meridian`, `meridian/harbor-room`. */
export type Change = {
  kind: string
  key: string
  state: 'created' | 'changed' | 'unchanged' | 'removed'
  /** Empty unless it is changed. */
  fields: FieldChange[]
  table: WorldTable
  /** The values that identify its row. */
  identity: Row
  /** The place of the record in the document, or of the list that lacks it. */
  path: Path
  /** The building that it belongs to, if any. */
  building: string | null
  /** The row that is stored; null for a new one. */
  before: Row | null
  /** The row as it will be, without what the database chooses; null for one that is removed. */
  after: Row | null
}

/** The rows of one table to write. Identities are the values of the columns that identify a row. */
export type Write = {
  table: WorldTable
  inserts: Row[]
  updates: { identity: Row; values: Row }[]
  deletes: Row[]
}

/** The difference between a document and the database, and how to remove it. */
export type WorldPlan = {
  changes: Change[]
  writes: Write[]
  /** Buildings with a change, to notify the pages that show them. */
  buildings: string[]
  /** When it was made. */
  at: Date
}

/** Whether applying the plan would change anything. */
export const isEmptyPlan = ({ changes }: WorldPlan): boolean =>
  changes.every(({ state }) => state === 'unchanged')
