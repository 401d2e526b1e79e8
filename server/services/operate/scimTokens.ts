import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ScimToken } from '@contract/operate/scimTokens'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companies, scimTokens } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { companiesWithin, type Reach } from './reach'

type Row = typeof scimTokens.$inferSelect
/** Where the caller's roles allow it: in buildings, and for companies. */
type Access = { reach: Reach; companies: ReadonlySet<string> }

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * The tokens of a company, the newest first.
 * @throws `permission_denied` unless the caller's roles cover the company as a whole
 */
export async function scimTokenPage(connection: Connection, companyUuid: string, access: Access) {
  await refusePart(connection, companyUuid, access)
  const rows = await connection
    .select()
    .from(scimTokens)
    .where(eq(scimTokens.companyUuid, companyUuid))
    .orderBy(desc(scimTokens.createdAt), asc(scimTokens.uuid))
  return { data: rows.map(replyOf), total: rows.length }
}

type NewToken = { companyUuid: string; name: string; createdBy: string; now: Date }

/**
 * Makes a token for a company. It is stored as a hash, so only the caller of this function ever sees it.
 * @throws `not_found`, `permission_denied`
 */
export async function createScimToken(
  tx: Connection,
  { companyUuid, name, createdBy, now }: NewToken,
  access: Access,
): Promise<{ stored: ScimToken; token: string }> {
  await refusePart(tx, companyUuid, access)
  const token = `portico_scim_${randomBytes(32).toString('base64url')}`
  const row = {
    uuid: randomUUID(),
    companyUuid,
    name,
    hash: hashOfToken(token),
    createdAt: now,
    createdBy,
    lastUsedAt: null,
  }
  await tx.insert(scimTokens).values(row)
  return { stored: replyOf(row), token }
}

/** @throws `not_found`, `permission_denied` */
export async function revokeScimToken(
  tx: Connection,
  { companyUuid, uuid }: { companyUuid: string; uuid: string },
  access: Access,
): Promise<ScimToken> {
  await refusePart(tx, companyUuid, access)
  const [row] = await tx
    .delete(scimTokens)
    .where(and(eq(scimTokens.uuid, uuid), eq(scimTokens.companyUuid, companyUuid)))
    .returning()
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such token.' })
  return replyOf(row)
}

/** A token acts wherever its company rents, so the caller's roles must cover all of it. */
async function refusePart(
  connection: Connection,
  companyUuid: string,
  { reach, companies: own }: Access,
): Promise<void> {
  if ((await connection.$count(companies, eq(companies.uuid, companyUuid))) === 0) {
    throw new Refusal('not_found', { detail: 'No such company.' })
  }
  if (reach === 'all' || own.has(companyUuid.toLowerCase())) return
  const whole = await companiesWithin(connection, new Set([companyUuid]), reach)
  if (whole.has(companyUuid)) return
  throw new Refusal('permission_denied', {
    detail: 'This company also rents in buildings that your roles do not cover.',
  })
}

const replyOf = ({ uuid, name, createdAt, createdBy, lastUsedAt }: Row): ScimToken => ({
  uuid,
  name,
  created_at: createdAt.toISOString(),
  created_by: createdBy,
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
