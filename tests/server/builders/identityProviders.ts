import * as tables from '@server/db/schema'
import { inserted, type Place } from './build'

type Given = Partial<typeof tables.ssoProviders.$inferInsert> & { domain: string }

/** An OpenID provider that everybody of a domain has to sign in at, and that nobody reaches. */
export function anIdentityProvider({ database }: Place, given: Given) {
  return inserted<typeof tables.ssoProviders.$inferSelect>(
    database.connection
      .insert(tables.ssoProviders)
      .values({
        uuid: crypto.randomUUID(),
        required: true,
        protocol: 'oidc',
        name: 'Northwind Identity',
        issuer: 'https://northwind.example',
        clientId: 'portico',
        ...given,
      })
      .returning(),
  )
}
