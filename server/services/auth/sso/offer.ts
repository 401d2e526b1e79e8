import { randomUUID } from 'node:crypto'
import type { SsoProviders } from '@contract/sso'
import type { Connection } from '../../../db/database'
import { type ProviderRow, providersFor } from './providers'
import { openTransaction } from './transactions'

/** Our page that redirects to a provider; see `http/ssoPages.ts`. */
export const startPath = '/sso/start'

/** The identity providers for an address, and a new attempt that one of them may complete. */
export async function offerProviders(
  connection: Connection,
  email: string,
  now: Date,
): Promise<SsoProviders> {
  const rows = await providersFor(connection, email)
  if (rows.length === 0) {
    return {
      sso_required: false,
      oidc_providers: [],
      saml_providers: [],
      transaction_uuid: randomUUID(),
    }
  }
  const { uuid, state } = await openTransaction(connection, email, now)
  const start = (row: ProviderRow) => `${startPath}?provider=${row.uuid}&state=${state}`
  const speaking = (protocol: ProviderRow['protocol']) =>
    rows.filter((row) => row.protocol === protocol)
  return {
    sso_required: rows.some((row) => row.required || row.provisionedOnly),
    oidc_providers: speaking('oidc').map((row) => ({
      name: row.name,
      issuer: row.issuer,
      authorize_url: start(row),
    })),
    saml_providers: speaking('saml').map((row) => ({
      name: row.name,
      single_signon_service: start(row),
    })),
    transaction_uuid: uuid,
  }
}
