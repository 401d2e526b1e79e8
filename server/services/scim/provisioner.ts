import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { scimTokens } from '../../db/schema'
import type { Actor } from '../operate/changePeople'
import { buildingsOfCompanies } from '../operate/reach'
import { hashOfToken } from '../operate/scimTokens'
import { Refusal } from '../platform/refusal'

/** The identity provider of a company, as its token names it. */
export type Provisioner = { tokenUuid: string; name: string; companyUuid: string }

/** How often the last use of a token is written. */
const notedMs = 60_000

/** @throws `unauthenticated` for a token that does not exist, or was revoked */
export async function provisionerOf(
  connection: Connection,
  bearer: string | null,
  now: Date,
): Promise<Provisioner> {
  const [row] =
    bearer === null
      ? []
      : await connection
          .select()
          .from(scimTokens)
          .where(eq(scimTokens.hash, hashOfToken(bearer)))
  if (row === undefined) {
    throw new Refusal('unauthenticated', { detail: 'The token is missing, unknown or revoked.' })
  }
  const { uuid, name, companyUuid, lastUsedAt } = row
  const notedAt = new Date(now.getTime() - notedMs)
  if (lastUsedAt === null || lastUsedAt < notedAt) {
    await connection
      .update(scimTokens)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(scimTokens.uuid, uuid),
          or(isNull(scimTokens.lastUsedAt), lt(scimTokens.lastUsedAt, notedAt)),
        ),
      )
  }
  return { tokenUuid: uuid, name, companyUuid }
}

/** A provider may do what an administrator of its company may, in the console and here alike. */
export async function actorOf(
  connection: Connection,
  { companyUuid }: Provisioner,
  now: Date,
): Promise<Actor> {
  const rented = await buildingsOfCompanies(connection, [companyUuid])
  const scope = { buildingUuid: null, portfolioUuid: null, companyUuid }
  return {
    userId: null,
    held: [{ role: 'tenantAdministrator', ...scope }],
    reach: new Set(),
    companies: new Set([companyUuid]),
    shown: new Set(rented),
    now,
  }
}
