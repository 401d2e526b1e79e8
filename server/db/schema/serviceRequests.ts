import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant, type Translations } from './columns'
import { users } from './users'

const requestStatuses = [
  'Pending',
  'Submitted',
  'Denied_Available',
  'Denied_Unavailable',
  'Denied',
  'Accepted',
  'Canceled',
] as const

/** Categories of service requests in a building. */
export const serviceCategories = pgTable(
  'service_categories',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.name] })],
)

export const serviceRequests = pgTable(
  'service_requests',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    subject: text().notNull(),
    description: text().notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    /** Raised by every change of the status, and by every answer. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.buildingUuid, table.createdAt), ...enumChecks(table)],
)

/** What the staff of a building have answered to a request; a status without words is an answer, too. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    uuid: uuid().primaryKey(),
    requestUuid: uuid()
      .notNull()
      .references(() => serviceRequests.uuid, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** What the answer set; null if it left the status as it was. */
    status: text({ enum: requestStatuses }),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.requestUuid, table.createdAt), ...enumChecks(table)],
)
