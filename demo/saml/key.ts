import type { Connection } from '@server/db/database'
import { settings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { type KeyAndCertificate, makeCertificate } from './certificate'

export const samlKeySetting = 'demo_saml_key'

/** The signing key of the demo's SAML provider. It is kept, because its certificate is registered in the database. */
export async function samlKey(connection: Connection, now: Date): Promise<KeyAndCertificate> {
  const known = await read(connection)
  if (known !== null) return known
  const made = await makeCertificate('Fjord Federation', now)
  await connection
    .insert(settings)
    .values({ key: samlKeySetting, value: JSON.stringify(made) })
    .onConflictDoNothing()
  return (await read(connection)) ?? made
}

async function read(connection: Connection): Promise<KeyAndCertificate | null> {
  const [row] = await connection.select().from(settings).where(eq(settings.key, samlKeySetting))
  return row === undefined ? null : (JSON.parse(row.value) as KeyAndCertificate)
}
