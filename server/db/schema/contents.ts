import { contentStates } from '@rules/content/lifeCycle'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { cents, enumChecks, instant, type Translations } from './columns'
import { users } from './users'

export const categories = pgTable(
  'categories',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    type: text({ enum: ['AudienceContent', 'SecondaryContent'] }).notNull(),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid, table.type), ...enumChecks(table)],
)

/** Fields that do not affect any rule of the server, under the names of the wire. */
export type ContentDetails = Record<string, unknown>

export const contents = pgTable(
  'contents',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    type: text().notNull(),
    title: text().notNull(),
    startAt: instant(),
    endAt: instant(),
    /** What an editor has decided; with the times below, whether tenants see it (`rules/content/lifeCycle.ts`). */
    publication: text({ enum: contentStates }).notNull().default('published'),
    displayFrom: instant(),
    displayUntil: instant(),
    /** When an editor has called off an event that was still to come; null while it takes place. */
    cancelledAt: instant(),
    /** When an event was to start before its last move. */
    movedFrom: instant(),
    /** The companies whose people see it; empty for everyone. */
    audience: jsonb().$type<string[]>().notNull().default([]),
    priceCents: cents(),
    currencyType: text(),
    capacity: integer(),
    maxClaimsTotal: integer(),
    maxClaimsPerUser: integer(),
    /** Taken places or claims; equals the number of rows in `content_claims`. */
    claimCount: integer().notNull().default(0),
    details: jsonb().$type<ContentDetails>().notNull().default({}),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid), ...enumChecks(table)],
)

export const categoryContents = pgTable(
  'category_contents',
  {
    categoryUuid: uuid()
      .notNull()
      .references(() => categories.uuid, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryUuid, table.contentUuid] }),
    index().on(table.contentUuid),
  ],
)

export const contentClaims = pgTable(
  'content_claims',
  {
    id: serial().primaryKey(),
    /** Names the row in the console. */
    uuid: uuid().notNull().unique().defaultRandom(),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: instant().notNull(),
  },
  (table) => [index().on(table.contentUuid, table.userId), index().on(table.userId)],
)

/** Items that users have saved, once per user and item. */
export const savedContents = pgTable(
  'saved_contents',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentUuid] }),
    index().on(table.contentUuid),
  ],
)

export const promotedContents = pgTable(
  'promoted_contents',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.contentUuid] })],
)
