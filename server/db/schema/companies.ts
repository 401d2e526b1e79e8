import type { WeekdayHours } from '@rules/bookings/hours'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'

export const companies = pgTable(
  'companies',
  {
    uuid: uuid().primaryKey(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    logoUrl: text(),
    description: text(),
    url: text(),
    /** The company's lines of business, in lower case: `food`, `retail`. */
    types: text().array().notNull().default([]),
    /** The name without accents and case: every database sorts it identically, byte by byte. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036F]', '', 'g') collate "C")`,
      ),
  },
  (table) => [index('companies_in_order').on(sql`${table.sortName} collate "C"`, table.uuid)],
)

/** The buildings that companies rent in. */
export const companyBuildings = pgTable(
  'company_buildings',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    companyUuid: uuid()
      .notNull()
      .references(() => companies.uuid, { onDelete: 'cascade' }),
    /** As its sign reads: `18–21`, `Ground floor`. */
    floor: text(),
    /** When it is open; a day without hours is closed, and without any hours they are not known. */
    openingHours: jsonb().$type<WeekdayHours>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.buildingUuid, table.companyUuid] }),
    index().on(table.companyUuid),
  ],
)
