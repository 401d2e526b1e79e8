import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../db/database'
import { settings } from '../../db/schema'

const key = 'token_secret'
/** Retired secrets keep verifying until this many are stored, which covers the lifetime of their tokens. */
const maxStored = 3

export type Secrets = readonly [Uint8Array, ...Uint8Array[]]

/**
 * The secrets that sign and verify tokens: the configured ones, otherwise those stored in the database and created on
 * the first start.
 */
export async function signingSecrets(
  connection: Connection,
  input: readonly string[],
): Promise<Secrets> {
  const [first, ...more] = input.map((secret) => new TextEncoder().encode(secret))
  if (first !== undefined) return [first, ...more]
  await connection.insert(settings).values({ key, value: newSecret() }).onConflictDoNothing()
  const [stored, ...earlier] = await read(connection)
  if (stored === undefined) throw new Error('The signing secret was not stored')
  return [stored, ...earlier]
}

/** Makes a new secret the signing one. Running servers read it when they restart. */
export async function rotateSigningSecret(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
    const earlier = row?.value.split(' ') ?? []
    const value = [newSecret(), ...earlier].slice(0, maxStored).join(' ')
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
  })
}

const newSecret = () => randomBytes(32).toString('base64')

async function read(connection: Connection): Promise<Uint8Array[]> {
  const [row] = await connection.select().from(settings).where(eq(settings.key, key))
  return row?.value.split(' ').map((secret) => Buffer.from(secret, 'base64')) ?? []
}
