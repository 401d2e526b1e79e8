import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { type Translations } from './columns'

export const amenityCategories = pgTable(
  'amenity_categories',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    version: integer().notNull().default(1),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid)],
)

export const amenities = pgTable(
  'amenities',
  {
    uuid: uuid().primaryKey(),
    version: integer().notNull().default(1),
    categoryUuid: uuid()
      .notNull()
      .references(() => amenityCategories.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    imageUrl: text(),
    imageAltText: text(),
    floor: text(),
    hours: text(),
    capacity: text(),
    position: integer().notNull(),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.categoryUuid)],
)
