import {
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant } from './columns'

/** By which system the suites of a building are controlled; a building without a row has none. */
export const smartSystems = pgTable(
  'smart_systems',
  {
    buildingUuid: uuid()
      .primaryKey()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    adapter: text({ enum: ['simulator', 'mqtt'] }).notNull(),
  },
  (table) => enumChecks(table),
)

export const smartFloors = pgTable(
  'smart_floors',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => smartSystems.buildingUuid, { onDelete: 'cascade' }),
    /** As the building system calls it. */
    id: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.id] })],
)

/** How a simulated suite behaves; times in seconds. */
export type Simulation = {
  /** In which two thirds of the way to another temperature are done. */
  inertia?: number
  /** It is off the network for `offlineFor` of each `offlineEvery`. */
  offlineEvery?: number
  offlineFor?: number
  /** A program of the building resets the temperature to this one, `overruledAfter` a command. */
  overruledTo?: number
  overruledAfter?: number
}

export const smartSuites = pgTable(
  'smart_suites',
  {
    buildingUuid: uuid().notNull(),
    floorId: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** Null where the temperature cannot be controlled. */
    tempUnit: text({ enum: ['F', 'C'] }),
    tempEquipmentName: text(),
    hasLighting: boolean().notNull(),
    simulation: jsonb().$type<Simulation>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.buildingUuid, table.floorId, table.id] }),
    foreignKey({
      name: 'smart_suites_floor',
      columns: [table.buildingUuid, table.floorId],
      foreignColumns: [smartFloors.buildingUuid, smartFloors.id],
    }).onDelete('cascade'),
    ...enumChecks(table),
  ],
)

/** What a suite reported last; of a simulated one what it was like `at` that moment, from which all later ones follow. */
export const suiteStates = pgTable(
  'suite_states',
  {
    buildingUuid: uuid().notNull(),
    floorId: text().notNull(),
    suiteId: text().notNull(),
    /** Counts the changes. */
    revision: integer().notNull().default(0),
    isOnline: boolean().notNull(),
    temperature: doublePrecision(),
    requestedTemperature: doublePrecision(),
    lighting: doublePrecision(),
    requestedLighting: doublePrecision(),
    at: instant().notNull(),
    /** When the suite says that it was so; what it has said earlier, and comes later, is old. */
    reportedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.buildingUuid, table.floorId, table.suiteId] }),
    foreignKey({
      name: 'suite_states_suite',
      columns: [table.buildingUuid, table.floorId, table.suiteId],
      foreignColumns: [smartSuites.buildingUuid, smartSuites.floorId, smartSuites.id],
    }).onDelete('cascade'),
  ],
)
