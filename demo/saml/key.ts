import type { Connection } from '@server/db/database'
import { settings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { type KeyAndCertificate, makeCertificate } from './certificate'

export const samlKeySetting = 'demo_saml_key'

/** What the demo's SAML provider signs with: made once, since its certificate is registered with us. */
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
