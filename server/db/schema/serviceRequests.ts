import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant, type Translations } from './columns'
import { users } from './users'

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
    status: text({
      enum: [
        'Pending',
        'Submitted',
        'Denied_Available',
        'Denied_Unavailable',
        'Denied',
        'Accepted',
        'Canceled',
      ],
    }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.buildingUuid, table.createdAt), ...enumChecks(table)],
)
