import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { rateLimits, users } from '../db/schema'
import { Refusal } from '../http/refusal'
import { domainOf } from './emailStatus'
import { passwordMatches } from './password'
import { requiresSso } from './passwordAccount'
import type { UserRow } from './users'

const freeTries = 10
const longestLockMs = 24 * 60 * 60 * 1000

/** Grows from half a minute, doubling with every failure past the tenth, up to a day (A12). */
export function lockMs(failures: number): number {
  if (failures < freeTries) return 0
  return Math.min(30_000 * 2 ** (failures - freeTries), longestLockMs)
}

/**
 * The user with this address and password. Unknown address, wrong password, locked, unconfirmed, deactivated
 * and bound to an identity provider all refuse alike, and all cost one hash and one write.
 */
export async function checkCredentials(
  connection: Connection,
  given: { email: string; password: string },
  now: Date,
): Promise<UserRow> {
  const byProvider = await requiresSso(connection, domainOf(given.email))
  const [user] = await connection.select().from(users).where(eq(users.email, given.email))
  const matches = await passwordMatches(user?.passwordHash ?? null, given.password)
  const locked = user?.lockedUntil != null && user.lockedUntil > now
  if (user !== undefined && !locked) await countTry(connection, user, matches, now)
  else await countNobody(connection, now)
  const isOpen = user?.confirmed === true && !user.deactivated && !locked && !byProvider
  if (user === undefined || !matches || !isOpen) {
    throw new Refusal('credentials_not_match')
  }
  return user
}

async function countTry(connection: Connection, user: UserRow, matches: boolean, now: Date) {
  if (matches) {
    if (user.failedLogins === 0) return
    await connection
      .update(users)
      .set({ failedLogins: 0, lockedUntil: null })
      .where(eq(users.id, user.id))
    return
  }
  const [counted] = await connection
    .update(users)
    .set({ failedLogins: sql`${users.failedLogins} + 1` })
    .where(eq(users.id, user.id))
    .returning({ failures: users.failedLogins })
  const lock = lockMs(counted?.failures ?? 0)
  if (lock === 0) return
  await connection
    .update(users)
    .set({ lockedUntil: new Date(now.getTime() + lock) })
    .where(eq(users.id, user.id))
}

/** Where there is nothing to count: to write a row takes time, and its lack would be noticed. */
async function countNobody(connection: Connection, now: Date): Promise<void> {
  await connection
    .insert(rateLimits)
    .values({ key: `nobody:${randomUUID()}`, points: 1, expire: now })
}
