import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { bytes, instant } from './columns'
import { users } from './users'

/** Requests to the help desk; each is also mailed there. */
export const supportRequests = pgTable(
  'support_requests',
  {
    uuid: uuid().primaryKey(),
    /** A reference that is easy to read aloud on the telephone, such as `PR-4F7K2C`. */
    reference: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    emailAddress: text().notNull(),
    issueType: text().notNull(),
    subject: text().notNull(),
    description: text().notNull(),
    /** The app's report about itself and its device, under the field names of the API. */
    about: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.buildingUuid)],
)

export const supportAttachments = pgTable(
  'support_attachments',
  {
    requestUuid: uuid()
      .notNull()
      .references(() => supportRequests.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestUuid, table.position] })],
)
