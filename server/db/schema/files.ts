import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { serviceRequests } from './serviceRequests'
import { users } from './users'

/** A file that somebody has sent; what it holds is in the store of files, under this name. */
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
    /** The service request that it belongs to; null until that is sent, and for what is never sent. */
    serviceRequestUuid: uuid().references(() => serviceRequests.uuid, { onDelete: 'cascade' }),
    position: integer(),
  },
  (table) => [index().on(table.serviceRequestUuid), index().on(table.userId, table.createdAt)],
)
