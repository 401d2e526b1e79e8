import type { EmailStatus } from '@contract/auth'
import { domainOf } from '@contract/email'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'

/**
 * The account status of an address; all false and `email: null` if there is no account. Refuses an address without an
 * account whose domain is not registered to any building; guests may have any address. See
 * docs/behaviour.md#email-lookup.
 */
export async function emailStatus(connection: Connection, email: string): Promise<EmailStatus> {
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  if (user !== undefined) {
    return {
      email: user.email,
      terms_accepted: user.termsAccepted,
      confirmed: user.confirmed,
      deactivated: user.deactivated,
      created_by: user.createdBy,
    }
  }
  const [registered] = await connection
    .select({ domain: emailDomains.domain })
    .from(emailDomains)
    .where(and(eq(emailDomains.domain, domainOf(email)), eq(emailDomains.proven, true)))
    .limit(1)
  if (registered === undefined) throw new Refusal('domain_not_registered')
  return {
    email: null,
    terms_accepted: false,
    confirmed: false,
    deactivated: false,
    created_by: null,
  }
}
