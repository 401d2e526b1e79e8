import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { settings } from '../../db/schema'
import { type KeyAndCertificate, makeCertificate } from './selfSigned'

/**
 * A signing key with its certificate. It is created on first use and stored permanently, because third parties have
 * registered the certificate.
 */
export async function storedKey(
  connection: Connection,
  { setting, name }: { setting: string; name: string },
  now: Date,
): Promise<KeyAndCertificate> {
  const known = await read(connection, setting)
  if (known !== null) return known
  const made = await makeCertificate(name, now)
  await connection
    .insert(settings)
    .values({ key: setting, value: JSON.stringify(made) })
    .onConflictDoNothing()
  return (await read(connection, setting)) ?? made
}

async function read(connection: Connection, setting: string): Promise<KeyAndCertificate | null> {
  const [row] = await connection.select().from(settings).where(eq(settings.key, setting))
  return row === undefined ? null : (JSON.parse(row.value) as KeyAndCertificate)
}

/** The key that signs assertions for mini-apps. */
export const launchKey = (connection: Connection, now: Date) =>
  storedKey(connection, { setting: 'saml_launch_key', name: 'Portico' }, now)
