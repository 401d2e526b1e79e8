import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * Guesses at secrets that a person could guess: passwords, a PIN. A bucket counts the failures for one
 * secret of one owner, apart by known device or session. It is named by a keyed hash, so the rows name nobody.
 */
export const guesses = pgTable(
  'guesses',
  {
    bucket: text('lane').primaryKey(),
    /** A keyed hash of the owner, to find all buckets of one owner. */
    owner: text().notNull(),
    failures: integer().notNull().default(0),
    lockedUntil: instant(),
    /** How many guesses are being compared at this moment, in all processes together. */
    underWay: integer().notNull().default(0),
    lastAt: instant().notNull(),
  },
  (table) => [index().on(table.owner), index().on(table.lastAt)],
)

/** Points that were spent against a limit; the shape is that of `rate-limiter-flexible`. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant(),
})

/** Replies of mutations by the hash of their idempotency key. The reply is encrypted with a secret derived from the key. */
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
