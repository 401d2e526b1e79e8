import * as tables from '@server/db/schema'
import { inserted, type Place } from './build'

type Given = Partial<typeof tables.ssoProviders.$inferInsert> & { domain: string }

/** An unreachable OpenID provider that a domain requires. */
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
