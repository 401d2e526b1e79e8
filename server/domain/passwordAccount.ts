import { domainOf } from '@contract/email'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { ssoProviders, users } from '../db/schema'
import type { UserRow } from './users'

/** Whom the providers of a domain leave no password: everybody there, or accounts that SCIM provisioned. */
type Bound = { everybody: boolean; provisioned: boolean }

/** One query, whatever the domain. */
export async function boundToProviders(connection: Connection, domain: string): Promise<Bound> {
  const rows = await connection
    .select({ required: ssoProviders.required, provisionedOnly: ssoProviders.provisionedOnly })
    .from(ssoProviders)
    .where(eq(ssoProviders.domain, domain))
  return {
    everybody: rows.some((row) => row.required && !row.provisionedOnly),
    provisioned: rows.some((row) => row.required || row.provisionedOnly),
  }
}

/** Whether somebody signs in by an identity provider alone; a provisioned account only where there is one. */
export function isBound(bound: Bound, user: Pick<UserRow, 'createdBy'> | undefined): boolean {
  return bound.everybody || (user?.createdBy === 'scim' && bound.provisioned)
}

/**
 * The account of an address if it may have a password: not deactivated, and not bound to an identity
 * provider. Every address costs the same two queries.
 */
export async function passwordAccount(
  connection: Connection,
  email: string,
): Promise<UserRow | null> {
  const bound = await boundToProviders(connection, domainOf(email))
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  if (user === undefined || user.deactivated || isBound(bound, user)) return null
  // A kiosk's own account: no mail reaches it, and nobody is to sign in there.
  if (domainOf(email).endsWith('.invalid')) return null
  return user
}
