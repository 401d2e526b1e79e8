import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { enumChecks, instant } from './columns'
import { users } from './users'

/** Cards by the provider's token. Only the provider has number and CVV. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    environment: text({ enum: ['default', 'production'] }).notNull(),
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    month: integer(),
    year: integer(),
    savedAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.environment, table.token),
    index().on(table.userId, table.savedAt),
    ...enumChecks(table),
  ],
)
