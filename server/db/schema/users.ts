import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant } from './columns'
import { companies } from './companies'

export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
    /** Raised by every change of the person in the console, and of their names by themselves. */
    version: integer().notNull().default(1),
    email: text().notNull().unique(),
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    avatarUrl: text(),
    defaultBuildingUuid: uuid().references(() => buildings.uuid),
    companyUuid: uuid().references(() => companies.uuid),
    locale: text(),
    confirmed: boolean().notNull().default(false),
    emailAccepted: boolean().notNull().default(false),
    termsAccepted: boolean().notNull().default(false),
    deactivated: boolean().notNull().default(false),
    admin: boolean().notNull().default(false),
    roles: jsonb().$type<string[]>().notNull().default([]),
    hqo: boolean().notNull().default(false),
    signupAppBrand: text(),
    portfolioUuid: uuid(),
    createdBy: text({ enum: ['user', 'sso', 'scim', 'upload', 'acs'] }),
    userTypeId: integer().notNull().default(1),
    /** When the last invitation that was mailed ends; null without one. It matters until the account is confirmed. */
    invitationEndsAt: instant(),
  },
  (table) => [
    index().on(table.companyUuid),
    // The order of the console's list of people.
    index().on(table.lastName, table.firstName, table.email),
    ...enumChecks(table),
  ],
)

/** The next address of someone who has signed up. It becomes theirs when the mailbox confirms it. */
export const addressChanges = pgTable('address_changes', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of the mailed link, so that a later change makes the link of an earlier one invalid. */
  uuid: uuid().notNull().unique(),
  email: text().notNull(),
  requestedAt: instant().notNull(),
})

/** Hashes of earlier passwords, which must not be chosen again. */
export const oldPasswords = pgTable(
  'old_passwords',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    passwordHash: text().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
)

/**
 * A sign-up that waits for its code. Its input becomes the account's data only when the code of this registration is
 * consumed, so an attacker cannot set the password of another user's sign-up.
 */
export const registrations = pgTable(
  'registrations',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    emailAccepted: boolean().notNull(),
    userTypeId: integer().notNull(),
    brand: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
)

/**
 * Codes by address and purpose. Addresses without an account have rows too, so that responses are identical; their
 * codes were never sent.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    uuid: uuid().primaryKey(),
    email: text().notNull(),
    purpose: text({ enum: ['confirm', 'password'] }).notNull(),
    registrationUuid: uuid().references(() => registrations.uuid, { onDelete: 'cascade' }),
    /** Keyed with the server's secret: four digits would not withstand a plain hash. */
    codeHash: text().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    /** When it was consumed, or replaced by another one. */
    endedAt: instant(),
    /** SHA-256 of the one-time token that was issued for a password code. */
    tokenHash: text().unique(),
    tokenExpiresAt: instant(),
    /** SHA-256 of the token in the link that is mailed with a password code; valid as long as the code. */
    linkHash: text().unique(),
    /** When a new password was set, which invalidates the tokens of this row. */
    tokenUsedAt: instant(),
  },
  (table) => [index().on(table.email, table.purpose, table.sentAt), ...enumChecks(table)],
)

/**
 * The users of a building, and the reason for their membership: an `invitation` (an upload, SCIM), their e-mail
 * `domain`, a `manager`'s decision, or a `guest` building that they chose. A revoked row stays, so that it is not
 * linked again.
 */
export const userBuildings = pgTable(
  'user_buildings',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    source: text({ enum: ['invitation', 'domain', 'manager', 'guest'] }).notNull(),
    revokedAt: instant(),
    /** Since when the person waits for an operator's approval; null for a member. */
    requestedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.buildingUuid] }),
    index().on(table.buildingUuid),
    ...enumChecks(table),
  ],
)

export const userPermissions = pgTable(
  'user_permissions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    permission: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.buildingUuid, table.permission] })],
)
