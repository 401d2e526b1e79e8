import { domainOf } from '@contract/email'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { ssoProviders, users } from '../../../db/schema'

export type ProviderRow = typeof ssoProviders.$inferSelect

/** The identity providers that may vouch for an address, by name; none means password only. */
export async function providersFor(connection: Connection, email: string): Promise<ProviderRow[]> {
  const rows = await connection
    .select()
    .from(ssoProviders)
    .where(eq(ssoProviders.domain, domainOf(email)))
    .orderBy(asc(ssoProviders.name))
  if (!rows.some((row) => row.provisionedOnly)) return rows
  const [account] = await connection
    .select({ createdBy: users.createdBy })
    .from(users)
    .where(eq(users.email, email))
  return rows.filter((row) => !row.provisionedOnly || account?.createdBy === 'scim')
}

/**
 * The origin of a provider that runs on this server (the demo's), for browsers at `origin`. `*.localhost` becomes
 * `localhost`, because the server calls it too, and only browsers resolve such names.
 */
export function ownProviderOrigin(origin: string): string {
  return origin.replace(/^(https?:\/\/)[^/]+\.localhost(?=:|$)/, '$1localhost')
}

/** A provider with absolute addresses. Addresses that begin with `/`, as in the demo, are on this server. */
export function reachedFrom(row: ProviderRow, origin: string) {
  const own = ownProviderOrigin(origin)
  const absolute = (address: string) => (address.startsWith('/') ? own + address : address)
  return {
    ...row,
    issuer: absolute(row.issuer),
    url: row.url === null ? null : absolute(row.url),
    isOwn: row.issuer.startsWith('/'),
  }
}
