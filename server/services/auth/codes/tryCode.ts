import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { verificationCodes } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { lockAddress } from '../addressLock'
import type { KeyedHash } from '../keyedHash'
import { type CodeRecipient, type CodeRow, codeRules, recentCodes } from './codeRules'

type Tried = CodeRecipient & { registrationUuid: string | null; code: string }

/**
 * Returns the code's row if the code is right and still open; the caller ends it in the same transaction. Otherwise
 * returns the refusal instead of throwing it, because the failed attempt has to be committed. Only the newest code of
 * an address (and of a registration) counts. Failed attempts at earlier codes do not void it, because an attacker may
 * have made them; they do count against the limit on further codes, so a day allows few guesses.
 */
export async function tryCode(
  tx: Connection,
  hash: KeyedHash,
  { code, registrationUuid, ...recipient }: Tried,
  now: Date,
): Promise<CodeRow | Refusal> {
  await lockAddress(tx, recipient.email)
  const recent = await recentCodes(tx, recipient, now)
  const row = recent.find((sent) => sent.registrationUuid === registrationUuid)
  if (row === undefined || row.endedAt !== null) return new Refusal('code_invalid')
  if (row.expiresAt <= now) return new Refusal('code_expired')
  if (row.tries >= codeRules.wrongTriesPerCode) return new Refusal('code_tries_exceeded')
  if (sameText(row.codeHash, hash('code', row.uuid, code))) return row
  await tx
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(eq(verificationCodes.uuid, row.uuid))
  return new Refusal('code_invalid')
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** Voids every open code of an address for a purpose. */
export async function endCodes(tx: Connection, { email, purpose }: CodeRecipient, now: Date) {
  await tx
    .update(verificationCodes)
    .set({ endedAt: now })
    .where(
      and(
        eq(verificationCodes.email, email),
        eq(verificationCodes.purpose, purpose),
        isNull(verificationCodes.endedAt),
      ),
    )
}
