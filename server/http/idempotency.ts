import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { idempotencyKeys } from '../db/schema'
import { Refusal } from '../domain/refusal'

/** An attempt that has not ended by then has died with its process, and no longer blocks its key. */
const abandonedAfterMs = 60_000
const algorithm = 'aes-256-gcm'

export type Answer = { status: number; body: string }

/** `scope` keeps the keys of users and endpoints apart; `body` is what was sent, as text. */
export type Attempt = { key: string; scope: string; body: string }

/**
 * Acts once for each key: a repeated call gets the stored reply. A reply may hold tokens and a body passwords.
 * So the row keeps the reply encrypted, and only an HMAC of the body; the secret for both is derived from the
 * key, which only the caller has.
 */
export async function once(
  connection: Connection,
  now: Date,
  attempt: Attempt,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const secret = Buffer.from(hkdfSync('sha256', attempt.key, attempt.scope, 'portico', 32))
  const hash = createHash('sha256').update(`${attempt.scope}\n${attempt.key}`).digest('hex')
  const bodyTag = createHmac('sha256', secret).update(attempt.body).digest('hex')

  const reserved = await connection
    .insert(idempotencyKeys)
    .values({ hash, bodyTag, startedAt: now })
    .onConflictDoNothing()
    .returning({ hash: idempotencyKeys.hash })
  if (reserved.length === 0) {
    const [earlier] = await connection
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.hash, hash))
    if (earlier !== undefined && earlier.bodyTag !== bodyTag)
      throw new Refusal('idempotency_key_reused')
    if (earlier?.encryptedReply && earlier.status !== null) {
      return { status: earlier.status, body: decrypt(earlier.encryptedReply, secret) }
    }
    if (earlier !== undefined && now.getTime() - earlier.startedAt.getTime() < abandonedAfterMs) {
      throw new Refusal('idempotency_in_progress', { retryAfter: 1 })
    }
  }
  try {
    const answer = await act()
    await connection
      .update(idempotencyKeys)
      .set({ status: answer.status, encryptedReply: encrypt(answer.body, secret) })
      .where(eq(idempotencyKeys.hash, hash))
    return answer
  } catch (error) {
    // The call was refused or failed, so the same key may try again.
    await connection.delete(idempotencyKeys).where(eq(idempotencyKeys.hash, hash))
    throw error
  }
}

function encrypt(text: string, secret: Buffer): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, secret, iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')
}

function decrypt(encrypted: string, secret: Buffer): string {
  const bytes = Buffer.from(encrypted, 'base64')
  const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
