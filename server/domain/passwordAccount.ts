import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { ssoProviders, users } from '../db/schema'
import { domainOf } from './emailStatus'
import type { UserRow } from './users'

/** Whether everybody of this domain signs in by an identity provider. */
export async function requiresSso(connection: Connection, domain: string): Promise<boolean> {
  const rows = await connection
    .select({ uuid: ssoProviders.uuid })
    .from(ssoProviders)
    .where(
      and(
        eq(ssoProviders.domain, domain),
        eq(ssoProviders.required, true),
        eq(ssoProviders.provisionedOnly, false),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * The account of an address if it may have a password: not deactivated, not provisioned by SCIM, and
 * not at a domain with required SSO. Every address costs the same two queries.
 */
export async function passwordAccount(
  connection: Connection,
  email: string,
): Promise<UserRow | null> {
  const byProvider = await requiresSso(connection, domainOf(email))
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  if (user === undefined || user.deactivated || user.createdBy === 'scim' || byProvider) return null
  // A kiosk's own account: no mail reaches it, and nobody is to sign in there.
  if (domainOf(email).endsWith('.invalid')) return null
  return user
}
