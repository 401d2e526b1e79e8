import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companyBuildings, emailDomains, userBuildings, users } from '../../db/schema'

/**
 * The company of a domain in a building: the one that has proven the domain there, otherwise the one tenant that all of
 * the domain's users in the building share. Unregistered domains, such as those of mail providers, have none.
 */
export async function companyOfDomain(
  connection: Connection,
  domain: string,
  buildingUuid: string,
): Promise<string | null> {
  const isRegistered = and(
    eq(emailDomains.domain, domain),
    eq(emailDomains.buildingUuid, buildingUuid),
    eq(emailDomains.proven, true),
  )
  const [named] = await connection
    .select({ companyUuid: emailDomains.companyUuid })
    .from(emailDomains)
    .where(and(isRegistered, isNotNull(emailDomains.companyUuid)))
  if (named !== undefined) return named.companyUuid
  const registered = connection.select({ one: sql`1` }).from(emailDomains).where(isRegistered)
  const membership = connection
    .select({ one: sql`1` })
    .from(userBuildings)
    .where(
      and(
        eq(userBuildings.userId, users.id),
        eq(userBuildings.buildingUuid, buildingUuid),
        isNull(userBuildings.revokedAt),
        isNull(userBuildings.requestedAt),
      ),
    )
  const found = await connection
    .selectDistinct({ companyUuid: users.companyUuid })
    .from(users)
    .innerJoin(
      companyBuildings,
      and(
        eq(companyBuildings.companyUuid, users.companyUuid),
        eq(companyBuildings.buildingUuid, buildingUuid),
      ),
    )
    .where(
      and(
        sql`split_part(${users.email}, '@', 2) = ${domain}`,
        exists(membership),
        exists(registered),
      ),
    )
    .limit(2)
  return found.length === 1 ? (found[0]?.companyUuid ?? null) : null
}
