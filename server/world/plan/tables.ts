import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../db/schema'

/** The tables that a document describes; a table comes after those that its rows refer to. */
export const worldTables = {
  portfolios: tables.portfolios,
  whitelabels: tables.whitelabels,
  companies: tables.companies,
  miniApps: tables.miniApps,
  buildings: tables.buildings,
  guestBuildings: tables.guestBuildings,
  emailDomains: tables.emailDomains,
  ssoProviders: tables.ssoProviders,
  companyBuildings: tables.companyBuildings,
  users: tables.users,
  userBuildings: tables.userBuildings,
  userPermissions: tables.userPermissions,
  amenityCategories: tables.amenityCategories,
  amenities: tables.amenities,
  utilityButtons: tables.utilityButtons,
  miniAppRegistrations: tables.miniAppRegistrations,
  smartSystems: tables.smartSystems,
  smartFloors: tables.smartFloors,
  smartSuites: tables.smartSuites,
  resources: tables.resources,
  serviceCategories: tables.serviceCategories,
  categories: tables.categories,
  contents: tables.contents,
  categoryContents: tables.categoryContents,
  promotedContents: tables.promotedContents,
  flagRules: tables.flagRules,
} satisfies Record<string, PgTable>

export type WorldTable = keyof typeof worldTables
export const worldTableNames = Object.keys(worldTables) as WorldTable[]

export type Inserted<T extends WorldTable> = (typeof worldTables)[T]['$inferInsert']
export type Selected<T extends WorldTable> = (typeof worldTables)[T]['$inferSelect']

/** Values by column, as drizzle names them. */
export type Row = Record<string, unknown>
