import { and, desc, eq, gt } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { verificationCodes } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'

export type CodeRow = typeof verificationCodes.$inferSelect

/** What a code is for: completing a sign-up, or setting a password. Limits are counted per purpose. */
export type Purpose = CodeRow['purpose']

const dayMs = 24 * 60 * 60 * 1000

/** The rules of docs/behaviour.md#codes: how many codes and attempts one address has in 24 hours. */
export const codeRules = {
  lifeMs: dayMs,
  cooldownSeconds: 30,
  wrongTriesPerCode: 5,
  codesPerDay: 6,
  wrongTriesPerDay: 20,
  passwordTokenMs: 15 * 60 * 1000,
}

export type CodeRecipient = { email: string; purpose: Purpose }

/** Codes of an address that are valid, or expired within the last day; newest first. */
export async function recentCodes(
  tx: Connection,
  recipient: CodeRecipient,
  now: Date,
): Promise<CodeRow[]> {
  return tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.email, recipient.email),
        eq(verificationCodes.purpose, recipient.purpose),
        gt(verificationCodes.sentAt, new Date(now.getTime() - 2 * dayMs)),
      ),
    )
    .orderBy(desc(verificationCodes.sentAt))
}

/** Milliseconds until this address may receive another code; 0 if it may now. `recent` comes from `recentCodes`. */
export function noCodeForMs(recent: readonly CodeRow[], now: Date): number {
  const counted = recent.filter(isCounted)
  let wrong = 0
  const last = counted.find((row) => {
    wrong += row.tries
    return wrong >= codeRules.wrongTriesPerDay
  })
  return Math.max(untilGone(counted[codeRules.codesPerDay - 1], now), untilGone(last, now))
}

/**
 * Codes sent before the password was reset do not count, and neither do attempts at them: the user has proved to own
 * the address, and may need another code.
 */
const isCounted = (row: CodeRow): boolean => row.tokenUsedAt === null

/** How long a code and the attempts at it count, from when it was sent; derived from the table alone. */
function untilGone(row: CodeRow | undefined, now: Date): number {
  return row === undefined ? 0 : Math.max(row.sentAt.getTime() + dayMs - now.getTime(), 0)
}

export function usedUp(purpose: Purpose, ms: number): Refusal {
  if (purpose === 'password') return new Refusal('password_reset_limit_has_been_reached')
  return new Refusal('too_many_requests', { retryAfter: Math.ceil(ms / 1000) })
}
