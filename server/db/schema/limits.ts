import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * Failed guesses at secrets that can be guessed: passwords, a PIN. A bucket counts the failures for one secret of one
 * owner, separately by known device or session. Its name is a keyed hash, so the rows identify no user.
 */
export const guesses = pgTable(
  'guesses',
  {
    bucket: text('lane').primaryKey(),
    /** A keyed hash of the owner, to find all buckets of one owner. */
    owner: text().notNull(),
    failures: integer().notNull().default(0),
    lockedUntil: instant(),
    /** The number of running comparisons, across all processes. */
    underWay: integer().notNull().default(0),
    lastAt: instant().notNull(),
  },
  (table) => [index().on(table.owner), index().on(table.lastAt)],
)

/** Points consumed from a limit; `rate-limiter-flexible` defines the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant(),
})

/**
 * Replies of mutations by the hash of their idempotency key. The reply is encrypted with a secret derived from the key.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    hash: text().primaryKey(),
    bodyTag: text().notNull(),
    startedAt: instant().notNull(),
    status: integer().notNull(),
    encryptedReply: text('sealed_reply').notNull(),
  },
  (table) => [index().on(table.startedAt)],
)
