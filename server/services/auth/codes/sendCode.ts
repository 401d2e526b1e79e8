import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { verificationCodes } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import type { KeyedHash } from '../keyedHash'
import { type CodeRecipient, codeRules, noCodeForMs, recentCodes, usedUp } from './codeRules'

/** Why this address may receive no code now, or null. Call it under the lock of the address. */
export async function refusalToSend(
  tx: Connection,
  recipient: CodeRecipient,
  now: Date,
): Promise<Refusal | null> {
  const recent = await recentCodes(tx, recipient, now)
  const blocked = noCodeForMs(recent, now)
  if (blocked > 0) return usedUp(recipient.purpose, blocked)
  const newest = recent[0]
  if (newest === undefined) return null
  const seconds = codeRules.cooldownSeconds - (now.getTime() - newest.sentAt.getTime()) / 1000
  if (seconds <= 0) return null
  return new Refusal('code_cooldown', { retryAfter: Math.ceil(seconds) })
}

type Sent = CodeRecipient & {
  registrationUuid: string | null
  /** False for an address that receives no mail. The stored hash then matches no input. */
  toBeMailed: boolean
  /** Hash of the link that is mailed with the code; null if there is none. */
  linkHash: string | null
}

/**
 * Creates a new code and voids the earlier one for the same purpose. Links that were mailed earlier remain valid,
 * because anyone can request codes and could void them. Call it under the lock of the address.
 */
export async function newCode(
  tx: Connection,
  hash: KeyedHash,
  { email, purpose, registrationUuid, toBeMailed, linkHash }: Sent,
  now: Date,
): Promise<string> {
  const uuid = randomUUID()
  const code = String(randomInt(10_000)).padStart(4, '0')
  await tx
    .update(verificationCodes)
    .set({ endedAt: now })
    .where(
      and(
        eq(verificationCodes.email, email),
        eq(verificationCodes.purpose, purpose),
        registrationUuid === null
          ? isNull(verificationCodes.registrationUuid)
          : eq(verificationCodes.registrationUuid, registrationUuid),
        isNull(verificationCodes.endedAt),
      ),
    )
  await tx.insert(verificationCodes).values({
    uuid,
    email,
    purpose,
    registrationUuid,
    codeHash: hash('code', uuid, toBeMailed ? code : randomUUID()),
    linkHash,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeRules.lifeMs),
  })
  return code
}
