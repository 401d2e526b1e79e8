import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { instant } from './columns'
import { contents } from './contents'
import { users } from './users'

/**
 * The code for a place or a claim. `claim_id` names a row of `content_claims` that may no longer exist: the place was
 * then cancelled, and the code is invalid.
 */
export const passes = pgTable(
  'passes',
  {
    /** The part of the code that identifies a pass; the rest is computed with the server's secret. */
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

/** A visitor whom a tenant expects. The start and the end of a visit are recorded once each. */
export const visitors = pgTable(
  'visitors',
  {
    uuid: uuid().primaryKey(),
    /** The part of the code that identifies a visitor; the rest is computed with the server's secret. */
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
    /** The host's name as entered: not always the user who invited the visitor. */
    hostName: text().notNull(),
    note: text(),
    expectedAt: instant().notNull(),
    /** The code is valid for the day of the visit, in the building's time zone. */
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
