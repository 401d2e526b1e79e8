import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant } from './columns'
import { miniApps } from './miniApps'
import { users } from './users'

/** A sign-in and all refresh tokens that were issued for it. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The permissions of its tokens: all of the user's, or the few that a kiosk needs. */
    kind: text({ enum: ['user', 'kiosk'] })
      .notNull()
      .default('user'),
    startedAt: instant().notNull(),
    /** When it was started or last renewed; null for sessions from before this column existed. */
    lastSeenAt: instant(),
    /** The `User-Agent` that started it, truncated; the owner sees the device that it suggests. */
    agent: text(),
    /** The version of the app that started or last renewed it; null if it did not say. */
    appVersion: text(),
    /** When its user last entered the password to confirm a sensitive change in the console. */
    passwordConfirmedAt: instant(),
    endedAt: instant(),
    endedBecause: text({
      enum: [
        'logout',
        'reuse',
        'upgrade',
        'password_changed',
        'address_changed',
        'kiosk',
        'elsewhere',
        'operator',
      ],
    }),
  },
  (table) => [index().on(table.userId), ...enumChecks(table)],
)

/** One-time tokens for the admin site or, if they name one, a mini-app; stored as hashes. */
export const authLinks = pgTable(
  'auth_links',
  {
    hash: text().primaryKey(),
    /** The session that requested it; the token ends with it. */
    familyUuid: uuid()
      .notNull()
      .references(() => sessionFamilies.uuid, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    appUuid: uuid().references(() => miniApps.uuid, { onDelete: 'cascade' }),
    buildingUuid: uuid().references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** The page of the app that it opens. */
    launchUrl: text(),
  },
  (table) => [index().on(table.familyUuid), index().on(table.expiresAt)],
)

/** Only hashes are stored: a copy of the database does not give access to sessions. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    familyUuid: uuid()
      .notNull()
      .references(() => sessionFamilies.uuid, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    rotatedAt: instant(),
  },
  (table) => [index().on(table.familyUuid)],
)
