import type { Connection } from '@server/db/database'
import { storedKey } from '@server/services/auth/storedKey'

export const samlKeySetting = 'demo_saml_key'

/**
 * The signing key of the demo's SAML provider. It is stored, because its certificate is registered
 * in the database.
 */
export const samlKey = (connection: Connection, now: Date) =>
  storedKey(connection, { setting: samlKeySetting, name: 'Fjord Federation' }, now)
