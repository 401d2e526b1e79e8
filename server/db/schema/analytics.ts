import { index, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: serial().primaryKey(),
    /** Given by the browser, so that an event that comes twice counts once. */
    eventUuid: uuid().unique(),
    at: instant().notNull(),
    event: text().notNull(),
    source: text().notNull(),
    userUuid: uuid(),
    buildingUuid: uuid(),
    path: text(),
    properties: jsonb().$type<Record<string, string | number | boolean>>(),
  },
  (table) => [index().on(table.at), index().on(table.buildingUuid, table.at)],
)
