import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant } from './columns'
import { miniApps } from './miniApps'
import { users } from './users'

/** One sign-in and all refresh tokens that grew out of it. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its tokens may do: all that the user may, or the little that a device in a lobby needs. */
    kind: text({ enum: ['user', 'kiosk'] })
      .notNull()
      .default('user'),
    startedAt: instant().notNull(),
    /** When it was begun or renewed last; null for one of before this was written down. */
    lastSeenAt: instant(),
    /** The `User-Agent` that began it, cut: its owner is shown what device that seems to be. */
    agent: text(),
    endedAt: instant(),
    endedBecause: text({
      enum: ['logout', 'reuse', 'upgrade', 'password_changed', 'kiosk', 'elsewhere'],
    }),
  },
  (table) => [index().on(table.userId), ...enumChecks(table)],
)

/** One-time tokens that lead to the admin site or, where they name one, to a mini-app; as hashes. */
export const authLinks = pgTable(
  'auth_links',
  {
    hash: text().primaryKey(),
    /** The session that asked for it; with that it ends. */
    familyUuid: uuid()
      .notNull()
      .references(() => sessionFamilies.uuid, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    appUuid: uuid().references(() => miniApps.uuid, { onDelete: 'cascade' }),
    buildingUuid: uuid().references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** The page of the app that it leads to. */
    launchUrl: text(),
  },
  (table) => [index().on(table.familyUuid), index().on(table.expiresAt)],
)

/** Only hashes are kept: a copy of the database opens no session. */
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
