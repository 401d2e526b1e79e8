import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { instant } from './columns'
import { sessionFamilies } from './sessions'

/** The kiosks of a building: devices in its lobbies, each with a session of the building's kiosk account. */
export const kiosks = pgTable(
  'kiosks',
  {
    uuid: uuid().primaryKey(),
    version: integer().notNull().default(1),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** Empty for a kiosk that was started at the device, until an operator names it. */
    name: text().notNull(),
    /** Where the device is. */
    place: text(),
    /** Keyed hash of the code that opens it; null once it was used. */
    codeHash: text().unique(),
    codeExpiresAt: instant(),
    /** The session of its device, which may have ended; null until it is opened. */
    familyUuid: uuid()
      .unique()
      .references(() => sessionFamilies.uuid, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.buildingUuid)],
)
