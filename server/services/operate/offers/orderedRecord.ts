import { randomUUID } from 'node:crypto'
import type { ChangeOf, FieldsOf, OrderedRecord, StoredOf } from '@contract/operate/records'
import { asc, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import type { Given } from '../recordService'
import { checkVersion } from '../versioned'
import { type NamedBuilding, refuseProblems, withChange } from './building'
import { nextPosition, type OrderedTable, orderOf, type SentOrder, saveOrder } from './order'

/** What a list belongs to: a building, or a record in one. */
export type Owner = { uuid: string; building: NamedBuilding }

type RowOf<Table extends OrderedTable> = Table['$inferSelect']
type ColumnsOf<Table extends OrderedTable> = Partial<Table['$inferInsert']>
/** A change of a row: the record as it was, and its fields with the change. */
type Changing<R extends OrderedRecord, Table extends OrderedTable> = {
  row: RowOf<Table>
  before: StoredOf<R>
  fields: FieldsOf<R>
  change: ChangeOf<R>
}

/** What is particular to a record. Each function may throw the refusals of its endpoints. */
type Rules<R extends OrderedRecord, Table extends OrderedTable, Own extends Owner> = {
  table: Table
  /** `No such utility.` */
  missing: string
  /** The name of a record in the log. */
  nameOf: (stored: StoredOf<R>) => string
  /** The owner of a list. A change locks it: a list has one change at a time. @throws `not_found` */
  owner: (connection: Connection, uuid: string, lock?: 'lock') => Promise<Own>
  ownerOf: (connection: Connection, row: RowOf<Table>) => Promise<Own>
  /** Whether a row belongs to the owner. */
  isOwned: (owner: Own) => SQL | undefined
  /** What else a change locks, before the row. */
  lock?: (tx: Connection, row: RowOf<Table>, change?: ChangeOf<R>) => Promise<unknown>
  stored: (
    connection: Connection,
    rows: readonly RowOf<Table>[],
    owner: Own,
    given: Given,
  ) => StoredOf<R>[] | Promise<StoredOf<R>[]>
  problems?: (fields: FieldsOf<R>) => readonly { field: string; code: string }[]
  columns: (fields: FieldsOf<R>) => ColumnsOf<Table>
  /** Where a new row belongs; `rows` are those that the owner has already. */
  place: (owner: Own, fields: FieldsOf<R>, rows: readonly RowOf<Table>[]) => ColumnsOf<Table>
  beforeCreate?: (tx: Connection, owner: Own) => Promise<void>
  afterCreate?: (tx: Connection, given: Given) => Promise<void>
  /** Further columns of a change, such as those of another owner. */
  move?: (tx: Connection, changing: Changing<R, Table>) => Promise<ColumnsOf<Table>>
  afterUpdate?: (tx: Connection, changing: Changing<R, Table>, given: Given) => Promise<void>
  beforeRemove?: (tx: Connection, row: RowOf<Table>) => Promise<void>
}

/** Reads and changes the records of a list that operators put in order. */
export type OrderedService = ReturnType<typeof orderedService>

/** The service of a record, by its rules. Every change notifies the tenants of the building. */
export function orderedService<
  R extends OrderedRecord,
  Table extends OrderedTable,
  Own extends Owner,
>(record: R, rules: Rules<R, Table, Own>) {
  type Row = RowOf<Table>
  type Stored = StoredOf<R> & { uuid: string; building: NamedBuilding }
  const { owner: ownerFor, ownerOf } = rules
  // Drizzle cannot type queries of a table that is not known yet.
  const table: OrderedTable = rules.table

  const rowsOf = (connection: Connection, owner: Own) =>
    connection
      .select()
      .from(table)
      .where(rules.isOwned(owner))
      .orderBy(asc(table.position), asc(table.uuid)) as Promise<Row[]>

  async function rowOf(connection: Connection, uuid: string, lock?: 'lock'): Promise<Row> {
    const query = connection.select().from(table).where(eq(table.uuid, uuid))
    const [row] = (await (lock === undefined ? query : query.for('update'))) as Row[]
    if (row === undefined) throw new Refusal('not_found', { detail: rules.missing })
    return row
  }

  async function lockedRow(tx: Connection, uuid: string, change?: ChangeOf<R>): Promise<Row> {
    if (rules.lock !== undefined) await rules.lock(tx, await rowOf(tx, uuid), change)
    return rowOf(tx, uuid, 'lock')
  }

  async function listOf(connection: Connection, owner: Own, given: Given) {
    const rows = await rowsOf(connection, owner)
    const data = (await rules.stored(connection, rows, owner, given)) as Stored[]
    return { data, total: rows.length, order: orderOf(rows) }
  }

  async function read(connection: Connection, uuid: string, given: Given): Promise<Stored> {
    const row = await rowOf(connection, uuid)
    const owner = await ownerOf(connection, row)
    const [stored] = (await rules.stored(connection, [row], owner, given)) as Stored[]
    if (stored === undefined) throw new Refusal('not_found', { detail: rules.missing })
    return stored
  }

  return {
    record,
    /** The name of a record in the log. */
    nameOf(stored: StoredOf<R>): string {
      return rules.nameOf(stored)
    },
    read,

    /** The records of an owner, in their order. @throws `not_found` */
    async list(connection: Connection, ownerUuid: string, given: Given) {
      return listOf(connection, await ownerFor(connection, ownerUuid), given)
    },

    /** The building of a record; null if there is no such record. */
    async buildingOf(connection: Connection, uuid: string): Promise<string | null> {
      const [row] = (await connection.select().from(table).where(eq(table.uuid, uuid))) as Row[]
      return row === undefined ? null : (await ownerOf(connection, row)).building.uuid
    },

    /** @throws `not_found`, `version_conflict`, `invalid_request` */
    async order(tx: Connection, ownerUuid: string, sent: SentOrder, given: Given) {
      const owner = await ownerFor(tx, ownerUuid, 'lock')
      const before = await listOf(tx, owner, given)
      await saveOrder(tx, table, await rowsOf(tx, owner), sent)
      await publishBuildings(tx, [owner.building.uuid])
      return { building: owner.building, before, after: await listOf(tx, owner, given) }
    },

    /** Adds a record, as the last one. @throws `not_found`, `invalid_request` */
    async create(
      tx: Connection,
      ownerUuid: string,
      fields: FieldsOf<R>,
      given: Given,
    ): Promise<Stored> {
      const owner = await ownerFor(tx, ownerUuid, 'lock')
      refuseProblems(rules.problems?.(fields) ?? [])
      await rules.beforeCreate?.(tx, owner)
      const rows = await rowsOf(tx, owner)
      const uuid = randomUUID()
      const placed = { ...rules.columns(fields), ...rules.place(owner, fields, rows) }
      const values = { ...placed, uuid, position: nextPosition(rows) }
      await tx.insert(table).values(values as never)
      await rules.afterCreate?.(tx, given)
      await publishBuildings(tx, [owner.building.uuid])
      return read(tx, uuid, given)
    },

    /** @throws `not_found`, `version_conflict`, `invalid_request` */
    async update(
      tx: Connection,
      uuid: string,
      change: ChangeOf<R> & { version: number },
      given: Given,
    ): Promise<{ before: Stored; after: Stored }> {
      const row = await lockedRow(tx, uuid, change)
      checkVersion(row, change)
      const before = await read(tx, uuid, given)
      const changed = Object.entries(withChange<object>(before, change))
      const own = changed.filter(([name]) => record.fieldNames.includes(name))
      const fields = Object.fromEntries(own) as FieldsOf<R>
      refuseProblems(rules.problems?.(fields) ?? [])
      const changing = { row, before, fields, change }
      const moved = await rules.move?.(tx, changing)
      const columns = { ...rules.columns(fields), ...moved, version: row.version + 1 }
      await tx
        .update(table)
        .set(columns as never)
        .where(eq(table.uuid, uuid))
      await rules.afterUpdate?.(tx, changing, given)
      await publishBuildings(tx, [before.building.uuid])
      return { before, after: await read(tx, uuid, given) }
    },

    /** @throws `not_found` */
    async remove(tx: Connection, uuid: string, given: Given): Promise<Stored> {
      const row = await lockedRow(tx, uuid)
      const stored = await read(tx, uuid, given)
      await rules.beforeRemove?.(tx, row)
      await tx.delete(table).where(eq(table.uuid, uuid))
      await publishBuildings(tx, [stored.building.uuid])
      return stored
    },
  }
}
