import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, users } from '../../db/schema'

/**
 * The company of a registered domain: the one that the domain was registered for, otherwise the one company that all of
 * the domain's users with a company share. Unregistered domains, such as those of mail providers, have none.
 */
export async function companyOfDomain(
  connection: Connection,
  domain: string,
): Promise<string | null> {
  const [named] = await connection
    .select({ companyUuid: emailDomains.companyUuid })
    .from(emailDomains)
    .where(and(eq(emailDomains.domain, domain), isNotNull(emailDomains.companyUuid)))
    .limit(1)
  if (named !== undefined) return named.companyUuid
  const registered = connection
    .select({ one: sql`1` })
    .from(emailDomains)
    .where(eq(emailDomains.domain, domain))
  const found = await connection
    .selectDistinct({ companyUuid: users.companyUuid })
    .from(users)
    .where(
      and(
        sql`split_part(${users.email}, '@', 2) = ${domain}`,
        isNotNull(users.companyUuid),
        exists(registered),
      ),
    )
    .limit(2)
  return found.length === 1 ? (found[0]?.companyUuid ?? null) : null
}
