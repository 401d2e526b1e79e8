import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '@contract/operate/audit'
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { auditEntries, buildings } from '../../db/schema'
import { type ListQuery, matching, pageSize } from './list'
import { type Reach, within } from './reach'
import { maskUrls, withoutSecrets } from './withoutSecrets'

type Fields = Record<string, unknown>

/** One changed record. `before` and `after` are whole records: null for one that was created or removed. */
export type Change = {
  kind: AuditEntry['kind']
  /** The record's name. */
  subject: string
  subjectUuid: string | null
  buildingUuid: string | null
  /** Further buildings whose log has the change: those of a person who belongs to several. */
  alsoIn?: readonly string[]
  before: Fields | null
  after: Fields | null
}

export type Author = { actor: string; client: string | null; action: string; at: Date }

/** Writes the entries of a call, in its transaction. An entry holds only the fields that differ, without secrets. */
export async function writeAudit(
  tx: Connection,
  author: Author,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap(({ alsoIn = [], ...change }) => [
    change,
    ...alsoIn.map((buildingUuid) => ({ ...change, buildingUuid })),
  ])
  const uuids = [...new Set(rows.flatMap(({ buildingUuid }) => buildingUuid ?? []))]
  const named =
    uuids.length === 0
      ? []
      : await tx
          .select({ uuid: buildings.uuid, name: buildings.name })
          .from(buildings)
          .where(inArray(buildings.uuid, uuids))
  const names = new Map(named.map(({ uuid, name }) => [uuid, name]))
  const entries = rows.map(({ before, after, buildingUuid, subject, ...change }) => ({
    ...author,
    ...change,
    subject: maskUrls(subject),
    uuid: randomUUID(),
    buildingUuid,
    buildingName: buildingUuid === null ? null : (names.get(buildingUuid) ?? null),
    before: before === null ? null : differing(before, after),
    after: after === null ? null : differing(after, before),
  }))
  for (let at = 0; at < entries.length; at += maxRows) {
    await tx.insert(auditEntries).values(entries.slice(at, at + maxRows))
  }
}

/** PostgreSQL accepts 65,535 parameters per statement. */
const maxRows = 1000

function differing(fields: Fields, others: Fields | null): Fields {
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      name !== 'version' &&
      (others === null || JSON.stringify(value) !== JSON.stringify(others[name])),
  )
  return withoutSecrets(Object.fromEntries(changed))
}

type Query = ListQuery & {
  kind?: AuditEntry['kind'] | undefined
  building?: string | undefined
  subject?: string | undefined
}

/** The entries of the buildings within reach, the newest first; those of no building only for the whole deployment. */
export async function auditPage(connection: Connection, query: Query, reach: Reach) {
  const { actor, action, subject, subjectUuid, buildingUuid, kind, at, uuid } = auditEntries
  const found = and(
    within(reach, buildingUuid),
    query.kind === undefined ? undefined : eq(kind, query.kind),
    query.building === undefined ? undefined : eq(buildingUuid, query.building),
    query.subject === undefined ? undefined : eq(subjectUuid, query.subject),
    query.search === undefined
      ? undefined
      : or(...[actor, action, subject].map((column) => ilike(column, matching(query.search)))),
  )
  const isAscending = query.sort === 'at' && query.descending !== true
  const rows = await connection
    .select()
    .from(auditEntries)
    .where(found)
    .orderBy(isAscending ? asc(at) : desc(at), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return { data: rows.map(entryOf), total: await connection.$count(auditEntries, found) }
}

function entryOf(row: typeof auditEntries.$inferSelect): AuditEntry {
  return {
    uuid: row.uuid,
    at: row.at.toISOString(),
    actor: row.actor,
    client: row.client,
    action: row.action,
    kind: row.kind,
    subject: row.subject,
    subject_uuid: row.subjectUuid,
    building:
      row.buildingUuid === null ? null : { uuid: row.buildingUuid, name: row.buildingName ?? '' },
    before: row.before,
    after: row.after,
  }
}
