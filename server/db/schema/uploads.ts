import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Pictures and fonts that operators have uploaded; the file store has the content under the uuid. */
export const uploads = pgTable(
  'uploads',
  {
    /** The hash of the content, and an ending: what follows `/uploads/` in the address. */
    name: text().primaryKey(),
    uuid: uuid().notNull().unique(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** Of a font: its weight, or the range of its weights, in CSS syntax. */
    fontWeight: text(),
    /** When it was uploaded, or last found in a record. */
    usedAt: instant().notNull(),
  },
  (table) => [index().on(table.usedAt)],
)
