import { randomUUID } from 'node:crypto'
import type { SsoProviders } from '@contract/sso'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { ssoDomains } from '../db/schema'
import { domainOf } from './emailStatus'

/** Identity providers of the domain of an address (A4); none means password only. */
export async function providersOf(connection: Connection, email: string): Promise<SsoProviders> {
  const rows = await connection
    .select()
    .from(ssoDomains)
    .where(eq(ssoDomains.domain, domainOf(email)))
  return {
    sso_required: rows.some((row) => row.required),
    oidc_providers: rows
      .filter((row) => row.protocol === 'oidc')
      .map(({ name, issuer, url }) => ({ name, issuer, authorize_url: url })),
    saml_providers: rows
      .filter((row) => row.protocol === 'saml')
      .map(({ name, url }) => ({ name, single_signon_service: url })),
    transaction_uuid: randomUUID(),
  }
}
