import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { settings } from '../db/schema'

const key = 'token_secret'

/** The secret that signs access tokens: the given one, else one made once and kept in the database. */
export async function signingSecret(
  connection: Connection,
  given: string | undefined,
): Promise<Uint8Array> {
  if (given !== undefined) return new TextEncoder().encode(given)
  await connection
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await connection.select().from(settings).where(eq(settings.key, key))
  if (row === undefined) throw new Error('The signing secret was not kept')
  return Buffer.from(row.value, 'base64')
}
