import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, type Translations } from './columns'

export const utilityButtons = pgTable(
  'utility_buttons',
  {
    uuid: uuid().primaryKey(),
    version: integer().notNull().default(1),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    text: text().notNull(),
    name: text().notNull(),
    utilityName: text().notNull(),
    type: text({ enum: ['native', 'microfrontend', 'webview', 'native_link'] }).notNull(),
    url: text(),
    route: text(),
    webImage: text(),
    position: integer().notNull(),
    companyTypes: jsonb().$type<string[]>(),
    requiresSignIn: boolean().notNull().default(false),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid), ...enumChecks(table)],
)

/** The mini-apps that can be registered in buildings. */
export const miniApps = pgTable(
  'mini_apps',
  {
    uuid: uuid().primaryKey(),
    name: text().notNull().unique(),
    kind: text({ enum: ['webview', 'native', 'native_link', 'microfrontend'] }).notNull(),
    icon: text(),
  },
  (table) => enumChecks(table),
)

/**
 * Registrations of mini-apps in buildings. An origin or a launch address that begins with `//` is at this server's
 * scheme and port.
 */
export const miniAppRegistrations = pgTable(
  'mini_app_registrations',
  {
    /** Identifies the registration in the console. */
    uuid: uuid().notNull().unique().defaultRandom(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    appUuid: uuid()
      .notNull()
      .references(() => miniApps.uuid, { onDelete: 'cascade' }),
    launch: text(),
    origins: text().array().notNull().default([]),
    capabilities: text().array().notNull().default([]),
    /** How the app identifies the user: only through the bridge, by a signed assertion, or by a one-time token. */
    launchBy: text({ enum: ['address', 'saml', 'one_time_link'] })
      .notNull()
      .default('address'),
    /** SAML: the service provider's name in launch addresses, its entity id, and its assertion consumer service. */
    samlProvider: text(),
    samlAudience: text(),
    samlAcs: text(),
  },
  (table) => [
    primaryKey({ columns: [table.buildingUuid, table.appUuid] }),
    // An assertion is for one app, which the launch selects by this name.
    unique('mini_app_saml_provider').on(table.buildingUuid, table.samlProvider),
    ...enumChecks(table),
  ],
)
