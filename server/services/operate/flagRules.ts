import type { Body } from '@contract/endpoint'
import type { setFlagRule as endpoint, OperatedFlagRule } from '@contract/operate/flagRules'
import { flagRuleProblem } from '@rules/operate/flagRule'
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, flagRules } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { saveFlagRule } from '../tenancy/flags/rules'
import { type ListQuery, matching, pageSize } from './list'

type Row = typeof flagRules.$inferSelect
type Fields = Body<typeof endpoint>

/** The rules of all flags, by flag. */
export async function flagRulePage(connection: Connection, query: ListQuery) {
  const { flag, value, audience } = flagRules
  const found =
    query.search === undefined
      ? undefined
      : or(ilike(flag, matching(query.search)), ilike(value, matching(query.search)))
  const rows = await connection
    .select()
    .from(flagRules)
    .where(found)
    .orderBy(query.descending === true ? desc(flag) : asc(flag), asc(audience), asc(value))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: await withNames(connection, rows),
    total: await connection.$count(flagRules, found),
  }
}

/** @throws `not_found` */
export async function readFlagRule(
  connection: Connection,
  uuid: string,
): Promise<OperatedFlagRule> {
  const rows = await connection.select().from(flagRules).where(eq(flagRules.uuid, uuid))
  const [rule] = await withNames(connection, rows)
  if (rule === undefined) throw notFound()
  return rule
}

/** Sets a flag for an audience. @throws `invalid_request`, `not_found` for a building that does not exist */
export async function setFlagRule(
  tx: Connection,
  { flag, audience, value: given, enabled }: Fields,
): Promise<{ before: OperatedFlagRule | null; after: OperatedFlagRule }> {
  const value = audience === 'building' ? given.toLowerCase() : given
  const problem = flagRuleProblem({ audience, value })
  if (problem !== null) {
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.value', code: problem, message: 'Does not name such an audience' }],
    })
  }
  if (audience === 'building' && (await tx.$count(buildings, eq(buildings.uuid, value))) === 0) {
    throw new Refusal('not_found', { detail: 'No such building.' })
  }
  const isSame = and(
    eq(flagRules.flag, flag),
    eq(flagRules.audience, audience),
    eq(flagRules.value, value),
  )
  const [before] = await withNames(
    tx,
    await tx.select().from(flagRules).where(isSame).for('update'),
  )
  await saveFlagRule(tx, { flag, audience, value, enabled })
  const [after] = await withNames(tx, await tx.select().from(flagRules).where(isSame))
  if (after === undefined) throw notFound()
  return { before: before ?? null, after }
}

/** @throws `not_found` */
export async function deleteFlagRule(tx: Connection, uuid: string): Promise<OperatedFlagRule> {
  const rows = await tx.delete(flagRules).where(eq(flagRules.uuid, uuid)).returning()
  const [rule] = await withNames(tx, rows)
  if (rule === undefined) throw notFound()
  return rule
}

const notFound = () => new Refusal('not_found', { detail: 'No such rule.' })

async function withNames(
  connection: Connection,
  rows: readonly Row[],
): Promise<OperatedFlagRule[]> {
  const uuids = rows.flatMap(({ audience, value }) => (audience === 'building' ? [value] : []))
  const named =
    uuids.length === 0
      ? []
      : await connection
          .select({ uuid: buildings.uuid, name: buildings.name })
          .from(buildings)
          .where(inArray(buildings.uuid, uuids))
  return rows.map((row) => ({
    ...row,
    building: named.find(({ uuid }) => uuid === row.value)?.name ?? null,
  }))
}
