import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { instant } from './columns'
import { contents } from './contents'
import { users } from './users'

/**
 * The code that somebody shows for a place or a claim. `claim_id` names a row of `content_claims` that may have gone:
 * then the place was given back, and the code with it.
 */
export const passes = pgTable(
  'passes',
  {
    /** By this part of the code a pass is found; the rest of it is computed with the server's secret. */
    locator: text().primaryKey(),
    claimId: integer().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    usedAt: instant(),
    usedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.userId), index().on(table.contentUuid)],
)

/** Somebody whom a tenant expects. When a visit began and ended is written down once each. */
export const visitors = pgTable(
  'visitors',
  {
    uuid: uuid().primaryKey(),
    /** By this part of the code a visitor is found; the rest of it is computed with the server's secret. */
    locator: text().notNull().unique(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    company: text(),
    /** Who expects them, as it was written: not always the one who has invited them. */
    hostName: text().notNull(),
    note: text(),
    expectedAt: instant().notNull(),
    /** The code is good for the day of the visit, by the clock of the building. */
    validFrom: instant().notNull(),
    validUntil: instant().notNull(),
    invitedAt: instant().notNull(),
    cancelledAt: instant(),
    checkedInAt: instant(),
    checkedInBy: integer().references(() => users.id, { onDelete: 'set null' }),
    leftAt: instant(),
  },
  (table) => [
    index().on(table.invitedBy, table.expectedAt),
    index().on(table.buildingUuid),
    index().on(table.expectedAt),
  ],
)
