import type { SQL } from 'drizzle-orm'
import type { Path, WorldProblem } from '../problems'
import type { Inserted, Row, Selected, WorldTable } from './tables'

/** A value of a document, whose optional parts may be `undefined`. */
type Loose<V> = V extends Date
  ? V
  : V extends object
    ? { [K in keyof V]: Loose<V[K]> | undefined }
    : V

/** Values of some columns of a table. */
export type Named<T extends WorldTable> = {
  [C in keyof Inserted<T>]?: Loose<Inserted<T>[C]> | undefined
}

/** A row that the document describes. */
export type DescribedRow<T extends WorldTable> = {
  /** Identifies the record for a reader. */
  key: string
  path: Path
  /** Only what the document names; `undefined` is not named. Always has the identity. */
  values: Named<T>
  /** Values for a new row alone. */
  initial?: Named<T>
}

/** The rows of one table that a document describes. */
export type Section<T extends WorldTable = WorldTable> = {
  kind: string
  table: T
  identity: readonly (keyof Selected<T> & string)[]
  rows: readonly DescribedRow<T>[]
  /** Selects the existing rows to compare with; all rows of the table if undefined. */
  where: SQL | undefined
  /**
   * Whether an existing row belongs to a list that the document names, so that it is removed if the document lacks it.
   * Null: rows of this section are never removed.
   */
  isListed: ((row: Selected<T>) => boolean) | null
  /** The key of an existing row that the document lacks. */
  keyOf: (row: Selected<T>) => string
  /** The place of the list, for what concerns a row that the document lacks. */
  listPath?: (row: Selected<T>) => Path
  /** The fields without which no row can be created: column and name in the document. */
  required?: readonly (keyof Inserted<T> & string)[]
  /** Checks a described row together with what is stored. */
  check?: (row: Row, path: Path) => WorldProblem[]
  /** The values that a row gets instead of being deleted; null if it counts as removed already. */
  removeBy?: (row: Selected<T>) => Partial<Inserted<T>> | null
  /** Reasons why rows must not be removed. */
  blockedRemovals?: (rows: readonly Selected<T>[]) => Promise<ReadonlyMap<Selected<T>, string>>
  /** The building of a row, if it has one. */
  buildingOf?: (row: Row) => string | null
}

/** A section whose table is no longer known to the type. */
export type AnySection = Section

/** Erases the table of a section, after its rows were checked against it. */
export const section = <T extends WorldTable>(it: Section<T>): AnySection =>
  it as unknown as AnySection
