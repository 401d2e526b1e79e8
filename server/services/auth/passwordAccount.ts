import { domainOf } from '@contract/email'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { ssoProviders, users } from '../../db/schema'
import type { UserRow } from '../account/users'
import { isInvitationOver } from './invitation'

/** Who must use SSO in a domain: everyone, or the accounts that SCIM provisioned. */
type SsoOnly = { everybody: boolean; provisioned: boolean }

/** Runs one query for any domain, so that response time reveals nothing. */
export async function ssoOnlyIn(connection: Connection, domain: string): Promise<SsoOnly> {
  const rows = await connection
    .select({ required: ssoProviders.required, provisionedOnly: ssoProviders.provisionedOnly })
    .from(ssoProviders)
    .where(eq(ssoProviders.domain, domain))
  return {
    everybody: rows.some((row) => row.required && !row.provisionedOnly),
    provisioned: rows.some((row) => row.required || row.provisionedOnly),
  }
}

/** Whether this account can sign in only through an identity provider. */
export function isSsoOnly(ssoOnly: SsoOnly, user: Pick<UserRow, 'createdBy'> | undefined): boolean {
  return ssoOnly.everybody || (user?.createdBy === 'scim' && ssoOnly.provisioned)
}

/**
 * The account of an address if it may have a password: not deactivated, not SSO-only, and not one whose invitation has
 * expired. Every address takes the same
 * two queries, so that response time reveals nothing.
 */
export async function passwordAccount(
  connection: Connection,
  email: string,
  now: Date,
): Promise<UserRow | null> {
  const ssoOnly = await ssoOnlyIn(connection, domainOf(email))
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  if (user === undefined || user.deactivated || isSsoOnly(ssoOnly, user)) return null
  if (isInvitationOver(user, now)) return null
  // A kiosk account has an address that receives no mail, and is never used to sign in.
  if (domainOf(email).endsWith('.invalid')) return null
  return user
}
