import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '../../db/database'
import type { Path, WorldProblem } from '../problems'
import { isPendingId } from './pendingId'
import type { Change, FieldChange, Write } from './plan'
import type { AnySection, DescribedRow } from './section'
import { type Row, type WorldTable, worldTables } from './tables'

export type Compared = {
  changes: Change[]
  write: Write
  problems: WorldProblem[]
  buildings: (string | null)[]
}

/** Compares the rows that a document describes with those of the database. Writes nothing. */
export async function compare(tx: Connection, section: AnySection): Promise<Compared> {
  const { identity, kind, isListed, table, buildingOf } = section
  const existing = await existingRows(tx, section)
  const byIdentity = new Map(existing.map((row) => [identityText(row, identity), row]))
  const compared: Compared = {
    changes: [],
    write: { table, inserts: [], updates: [], deletes: [] },
    problems: [],
    buildings: [],
  }
  const { changes, write, problems, buildings } = compared
  const problem = (path: Path, message: string) => void problems.push({ path, message })
  const described = new Set<string>()

  for (const { key, path, values, initial = {} } of section.rows as DescribedRow<WorldTable>[]) {
    const id = identityText(values, identity)
    if (described.has(id)) {
      problem(path, `the ${kind} ${key} is named twice; remove one of them`)
      continue
    }
    described.add(id)
    const before = byIdentity.get(id)
    const named = definedOf(values)
    const merged = { ...initial, ...before, ...named }
    const building = buildingOf?.(merged) ?? null
    const record = { kind, key, table, path, building, identity: only(merged, identity) }
    if (before !== undefined && isListed?.(before as never) === false) {
      problem(path, `its uuid belongs to a ${kind} elsewhere; leave the uuid out to create another`)
      continue
    }
    problems.push(...(section.check?.(merged, path) ?? []))
    if (before === undefined) {
      const missing = (section.required ?? []).filter((field) => merged[field] === undefined)
      for (const field of missing) problem([...path, field], `a new ${kind} needs this field`)
      write.inserts.push({ ...definedOf(initial), ...named })
      changes.push({ ...record, state: 'created', fields: [], before: null, after: merged })
      buildings.push(building)
      continue
    }
    const fields = differences(before, named)
    const state = fields.length > 0 ? 'changed' : 'unchanged'
    changes.push({ ...record, state, fields, before, after: merged })
    if (fields.length === 0) continue
    write.updates.push({
      identity: only(before, identity),
      values: only(
        named,
        fields.map(({ field }) => field),
      ),
    })
    buildings.push(building)
  }
  await remove(section, existing, described, compared)
  return compared
}

async function remove(
  section: AnySection,
  existing: readonly Row[],
  described: ReadonlySet<string>,
  { changes, write, problems, buildings }: Compared,
): Promise<void> {
  const { identity, isListed, keyOf, kind } = section
  const removed = existing.filter(
    (row) => isListed?.(row as never) === true && !described.has(identityText(row, identity)),
  )
  if (removed.length === 0) return
  const blocked: ReadonlyMap<unknown, string> | undefined = await section.blockedRemovals?.(
    removed as never,
  )
  for (const row of removed) {
    const key = keyOf(row as never)
    const path = section.listPath?.(row as never) ?? []
    const reason = blocked?.get(row)
    if (reason !== undefined) {
      problems.push({
        path,
        message: `the ${kind} ${key} is missing here, but ${reason}`,
      })
    }
    const values = section.removeBy?.(row as never)
    if (values === null) continue
    if (values === undefined) write.deletes.push(only(row, identity))
    else write.updates.push({ identity: only(row, identity), values })
    const building = section.buildingOf?.(row) ?? null
    const record = {
      kind,
      key,
      table: section.table,
      path,
      building,
      identity: only(row, identity),
    }
    changes.push({ ...record, state: 'removed', fields: [], before: row, after: null })
    buildings.push(building)
  }
}

async function existingRows(tx: Connection, { table, where }: AnySection): Promise<Row[]> {
  return await tx.select().from(worldTables[table]).where(where)
}

const identityText = (row: Row, identity: readonly string[]) =>
  JSON.stringify(identity.map((column) => row[column]))

const definedOf = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const only = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

function differences(before: Row, named: Row): FieldChange[] {
  return Object.entries(named)
    .filter(([field, after]) => !isPendingId(after) && !isDeepStrictEqual(before[field], after))
    .map(([field, after]) => ({ field, before: plain(before[field]), after: plain(after) }))
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))
