import { and, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '../../db/database'
import {
  addressChanges,
  analyticsEvents,
  authLinks,
  guesses,
  idempotencyKeys,
  notices,
  outboxMails,
  rateLimits,
  refreshTokens,
  registrations,
  samlAssertions,
  sessionFamilies,
  ssoTransactions,
  verificationCodes,
  visitors,
} from '../../db/schema'
import type { FileStore } from '../../ports/fileStore'
import { confirmationDays } from '../auth/confirmationLinks'
import { pruneFiles } from './files/files'
import { type Rounds, repeat } from './repeat'
import { pruneUploads } from './uploads/uploads'

/** Days after which a past visit is deleted. */
export const visitorDays = 30

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Deletes rows that are no longer read. A rotated refresh token stays until it would have expired, because using it
 * again ends the session; codes stay as long as they count against the daily limits.
 */
export async function prune(connection: Connection, now: Date, files: FileStore): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const remove = async (table: PgTable, condition: ReturnType<typeof and>) => {
    await connection.delete(table).where(condition)
  }
  await remove(verificationCodes, lt(verificationCodes.sentAt, before(2 * dayMs)))
  // A registration token lives two days, and a code that it requested one day longer.
  await remove(registrations, lt(registrations.createdAt, before(3 * dayMs)))
  await remove(authLinks, lt(authLinks.expiresAt, before(hourMs)))
  // Their mailed links are over; a provider asks again.
  await remove(addressChanges, lt(addressChanges.requestedAt, before(confirmationDays * dayMs)))
  await remove(refreshTokens, lt(refreshTokens.expiresAt, now))
  await remove(sessionFamilies, overFor(connection, before(dayMs)))
  await remove(idempotencyKeys, lt(idempotencyKeys.startedAt, before(dayMs)))
  await remove(rateLimits, lt(rateLimits.expire, now))
  // A bucket that was never locked is deleted after a day, one that was locked only after thirty.
  await remove(guesses, and(isNull(guesses.lockedUntil), lt(guesses.lastAt, before(dayMs))))
  await remove(guesses, lt(guesses.lastAt, before(30 * dayMs)))
  await remove(ssoTransactions, lt(ssoTransactions.startedAt, before(dayMs)))
  await remove(samlAssertions, lt(samlAssertions.expiresAt, before(dayMs)))
  await remove(analyticsEvents, lt(analyticsEvents.at, before(90 * dayMs)))
  await remove(notices, lt(notices.createdAt, before(90 * dayMs)))
  // Names and addresses of people without an account.
  await remove(visitors, lt(visitors.validUntil, before(visitorDays * dayMs)))
  // Mails that were given up, and the keys of sent ones.
  await remove(
    outboxMails,
    and(isNull(outboxMails.dueAt), lt(outboxMails.storedAt, before(30 * dayMs))),
  )
  await pruneFiles({ connection, store: files }, now)
  await pruneUploads({ connection, files }, now)
}

/** Sessions that ended, or became impossible to renew, before `then`. */
function overFor(connection: Connection, then: Date) {
  const renewable = connection
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(sql`${refreshTokens.familyUuid} = ${sessionFamilies.uuid}`)
  return or(
    and(isNotNull(sessionFamilies.endedAt), lt(sessionFamilies.endedAt, then)),
    and(lt(sessionFamilies.startedAt, then), notExists(renewable)),
  )
}

/** Prunes and then maintains the database, at the start and every hour. */
export const startPruning = (
  database: Pick<Database, 'connection' | 'maintain'>,
  files: FileStore,
  now: () => Date,
  rounds: Rounds,
): (() => Promise<void>) =>
  repeat(
    async () => {
      await prune(database.connection, now(), files)
      await database.maintain()
    },
    hourMs,
    rounds,
  )
