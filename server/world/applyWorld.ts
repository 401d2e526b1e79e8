import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../db/database'
import { publishBuildings } from '../services/platform/live/publish'
import { insertFirstStates } from '../services/suites/firstStates'
import { giveUpHosts } from '../services/tenancy/brands'
import { among } from './plan/among'
import { isRow } from './plan/isRow'
import { isPendingId, type PendingId, withIds } from './plan/pendingId'
import { isEmptyPlan, type WorldPlan, type Write } from './plan/plan'
import { type Row, type WorldTable, worldTableNames, worldTables } from './plan/tables'

/** PostgreSQL accepts 65,535 parameters per statement. */
const maxParameters = 30_000

/**
 * Makes the database what the document of the plan says, and notifies all processes on commit. Call it in the
 * transaction of `planWorld`, whose lock makes the plan still true.
 */
export async function applyWorld(tx: Connection, plan: WorldPlan): Promise<void> {
  if (isEmptyPlan(plan)) return
  const writes = plan.writes.toSorted((a, b) => orderOf(a.table) - orderOf(b.table))
  const isParent = ({ table }: Write) => parents.has(table)
  await deleteRows(tx, writes.filter((write) => !isParent(write)).toReversed())
  await giveUpHosts(tx, movingIn(writes))
  for (const { table, inserts, updates } of writes) {
    const ids = await idsOf(tx, [...inserts, ...updates.map(({ values }) => values)])
    const rows = inserts.map((row) => withIds(row, ids))
    await insertRows(tx, worldTables[table], rows)
    for (const { identity, values } of updates) {
      await tx
        .update(worldTables[table])
        .set({ ...withIds(values, ids), ...nextVersion(table) })
        .where(isRow(table, identity))
    }
  }
  await deleteRows(tx, writes.filter(isParent))
  await insertFirstStates(tx, plan.at)
  await publishBuildings(tx, plan.buildings)
}

/** The white-labels that get another host. */
const movingIn = (writes: readonly Write[]): string[] =>
  writes
    .filter(({ table }) => table === 'whitelabels')
    .flatMap(({ updates }) => updates.filter(({ values }) => 'host' in values))
    .map(({ identity }) => String(identity.uuid))

/** Raises the version of a record, so that an editor with an older one notices the change. */
function nextVersion(table: WorldTable): Row {
  const { version }: Record<string, PgColumn> = getTableColumns(worldTables[table])
  return version === undefined ? {} : { version: sql`${version} + 1` }
}

/** Deleted last: a row that moves to another parent must not be deleted with its old one. */
const parents: ReadonlySet<WorldTable> = new Set(['amenityCategories'])

async function deleteRows(tx: Connection, writes: readonly Write[]): Promise<void> {
  for (const { table, deletes } of writes) {
    for (const identity of deletes) {
      await tx.delete(worldTables[table]).where(isRow(table, identity))
    }
  }
}

const orderOf = (table: WorldTable) => worldTableNames.indexOf(table)

async function insertRows(tx: Connection, table: PgTable, rows: readonly Row[]): Promise<void> {
  const size = Math.max(1, Math.floor(maxParameters / Object.keys(getTableColumns(table)).length))
  for (let at = 0; at < rows.length; at += size) {
    await tx.insert(table).values(rows.slice(at, at + size))
  }
}

/** The ids of rows that this plan has inserted before. */
async function idsOf(
  tx: Connection,
  rows: readonly Row[],
): Promise<(pending: PendingId) => number> {
  const pending = rows.flatMap((row) => Object.values(row).filter(isPendingId))
  const ids = new Map<string, number>()
  for (const table of ['users', 'whitelabels'] as const) {
    const uuids = new Set(pending.filter(({ idOf }) => idOf === table).map(({ uuid }) => uuid))
    if (uuids.size === 0) continue
    const { id, uuid } = worldTables[table]
    const found = await tx.select({ id, uuid }).from(worldTables[table]).where(among(uuid, uuids))
    for (const row of found) ids.set(row.uuid, row.id)
  }
  return ({ uuid }) => {
    const id = ids.get(uuid)
    if (id === undefined) throw new Error(`${uuid} was not inserted`)
    return id
  }
}
