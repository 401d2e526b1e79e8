import { publications } from '@contract/operate/publication'
import type { WeekdayHours } from '@rules/bookings/hours'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { enumChecks, instant } from './columns'

export const whitelabels = pgTable(
  'whitelabels',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    /** Whether a brand file describes it: every start writes its fields again. */
    fromFile: boolean().notNull().default(false),
    host: text().notNull().unique(),
    brandIdentifier: text().notNull(),
    brand: text().notNull(),
    family: text({ enum: ['default', 'lease', 'hosted'] }).notNull(),
    configUuid: uuid().notNull(),
    helpDeskEmail: text(),
    publicReady: boolean().notNull().default(true),
    primaryColor: text(),
    secondaryColor: text(),
    eulaLink: text(),
    privacyPolicy: text(),
    supportEmail: text(),
    logoUrl: text(),
    themePrimaryColor: text(),
    themeSecondaryColor: text(),
    themePrimaryFontColor: text(),
    themeFont: text(),
    /** An uploaded file of the font. */
    themeFontUrl: text(),
    headerImageUrl: text(),
    isAvatarVisible: boolean().notNull().default(true),
  },
  (table) => enumChecks(table),
)

export type BuildingLanguage = { code: string; name: string; priority: number }

export const buildings = pgTable(
  'buildings',
  {
    uuid: uuid().primaryKey(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    /** All but a live building are hidden from everyone but the console. */
    publication: text({ enum: publications }).notNull().default('live'),
    /** When a scheduled building goes live (`server/services/operate/publishDue.ts`). */
    liveAt: instant(),
    /** When a live or scheduled building ends. */
    endAt: instant(),
    name: text().notNull(),
    imageUrl: text(),
    address1: text(),
    locality: text(),
    timezone: text().notNull(),
    locale: text().notNull(),
    languages: jsonb().$type<BuildingLanguage[]>(),
    secondaryContentName: text(),
    portfolioCompanyUuid: uuid(),
    portfolioUuid: uuid(),
    assetUuid: uuid(),
    isGuest: boolean().notNull().default(false),
    /** Of the front desk. */
    phone: text(),
    securityPhone: text(),
    /** Where people meet after they have left the building in an emergency. */
    meetingPoint: text(),
    /** A day without hours is closed; without any, the hours are not known. */
    openingHours: jsonb().$type<WeekdayHours>().notNull().default({}),
    /** Whether an operator approves those who sign up by themselves. */
    approvesSignUps: boolean().notNull().default(false),
    /** With `{daylight}` in it, a picture for each light of the day (`rules/dates/daylight.ts`). */
    headerImageUrl: text(),
    displayPortfolioLogo: boolean().notNull().default(false),
    portfolioLogoUrl: text(),
    logoUrl: text(),
    primaryColor: text(),
    secondaryColor: text(),
    primaryFontColor: text(),
    font: text(),
  },
  (table) => enumChecks(table),
)

/** Groups of buildings under one company. */
export const portfolios = pgTable('portfolios', {
  uuid: uuid().primaryKey(),
  /** Raised by every change in the console. */
  version: integer().notNull().default(1),
  name: text().notNull(),
  companyUuid: uuid(),
})

/** Guest buildings that a white-label offers. */
export const guestBuildings = pgTable(
  'guest_buildings',
  {
    whitelabelId: integer()
      .notNull()
      .references(() => whitelabels.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.whitelabelId, table.buildingUuid] })],
)
