import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { serviceRequests } from './serviceRequests'
import { users } from './users'

/** An uploaded file; the file store has its content under this uuid. */
export const files = pgTable(
  'files',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    /** The service request it belongs to; null until the request is submitted, and forever if it never is. */
    serviceRequestUuid: uuid().references(() => serviceRequests.uuid, { onDelete: 'cascade' }),
    position: integer(),
  },
  (table) => [index().on(table.serviceRequestUuid), index().on(table.userId, table.createdAt)],
)
