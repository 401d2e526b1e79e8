import { and, desc, eq, gt } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { verificationCodes } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'

export type CodeRow = typeof verificationCodes.$inferSelect

/** What a code is for: completing a sign-up, or setting a password. Each purpose has its own counts. */
export type Purpose = CodeRow['purpose']

const dayMs = 24 * 60 * 60 * 1000

/** The rules of docs/behaviour.md#codes, and how many codes and tries one address has in 24 hours. */
export const codeRules = {
  lifeMs: dayMs,
  cooldownSeconds: 30,
  wrongTriesPerCode: 5,
  codesPerDay: 6,
  wrongTriesPerDay: 20,
  passwordTokenMs: 15 * 60 * 1000,
}

export type Whose = { email: string; purpose: Purpose }

/** Codes of an address that are live, or have expired within the last day; newest first. */
export async function recentCodes(tx: Connection, whose: Whose, now: Date): Promise<CodeRow[]> {
  return tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.email, whose.email),
        eq(verificationCodes.purpose, whose.purpose),
        gt(verificationCodes.sentAt, new Date(now.getTime() - 2 * dayMs)),
      ),
    )
    .orderBy(desc(verificationCodes.sentAt))
}

/**
 * For how many milliseconds this address may have no further code; 0 if it may. `recent` as from
 * `recentCodes`.
 */
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
 * Codes of before a new password was set do not count, nor do the tries at them: whoever set it owns the address, and
 * may need another code.
 */
const isCounted = (row: CodeRow): boolean => row.tokenUsedAt === null

/** For how long a code and the tries at it still count, from when it was sent, so that the table alone is enough. */
function untilGone(row: CodeRow | undefined, now: Date): number {
  return row === undefined ? 0 : Math.max(row.sentAt.getTime() + dayMs - now.getTime(), 0)
}

export function usedUp(purpose: Purpose, ms: number): Refusal {
  if (purpose === 'password') return new Refusal('password_reset_limit_has_been_reached')
  return new Refusal('too_many_requests', { retryAfter: Math.ceil(ms / 1000) })
}
