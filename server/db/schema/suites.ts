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

/** The system that controls the suites of a building; a building without a row has none. */
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
    /** The id in the building system. */
    id: text().notNull(),
    /** Identifies the floor in the console. */
    uuid: uuid().notNull().unique().defaultRandom(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.id] })],
)

/** The behavior of a simulated suite; times in seconds. */
export type Simulation = {
  /** The time in which two thirds of a temperature change are complete. */
  inertia?: number
  /** It is offline for `offlineFor` of each `offlineEvery`. */
  offlineEvery?: number
  offlineFor?: number
  /** A schedule of the building resets the temperature to this one, `overruledAfter` a command. */
  overruledTo?: number
  overruledAfter?: number
}

export const smartSuites = pgTable(
  'smart_suites',
  {
    buildingUuid: uuid().notNull(),
    floorId: text().notNull(),
    id: text().notNull(),
    /** Identifies the suite in the console. */
    uuid: uuid().notNull().unique().defaultRandom(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    name: text().notNull(),
    position: integer().notNull(),
    /** Null if the temperature cannot be controlled. */
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

/** The last report of a suite; for a simulated one its state `at` that moment, from which all later ones follow. */
export const suiteStates = pgTable(
  'suite_states',
  {
    buildingUuid: uuid().notNull(),
    floorId: text().notNull(),
    suiteId: text().notNull(),
    /** Incremented by every change. */
    revision: integer().notNull().default(0),
    isOnline: boolean().notNull(),
    temperature: doublePrecision(),
    requestedTemperature: doublePrecision(),
    lighting: doublePrecision(),
    requestedLighting: doublePrecision(),
    at: instant().notNull(),
    /** The date of the suite's report; an earlier report that arrives later is ignored. */
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
