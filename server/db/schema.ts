import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Locale (`de-de`) → the fields that differ from the row's own text. */
export type Translations = Record<string, Record<string, string>>

/** Values that outlive a process but belong to no user: the signing key, the seed's version. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

export const whitelabels = pgTable('whitelabels', {
  id: serial().primaryKey(),
  uuid: uuid().notNull().unique(),
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
  headerImageUrl: text(),
  isAvatarVisible: boolean().notNull().default(true),
})

export type BuildingLanguage = { code: string; name: string; priority: number }

export const buildings = pgTable('buildings', {
  uuid: uuid().primaryKey(),
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
  headerImageUrl: text(),
  displayPortfolioLogo: boolean().notNull().default(false),
  portfolioLogoUrl: text(),
  logoUrl: text(),
  primaryColor: text(),
  secondaryColor: text(),
  primaryFontColor: text(),
  font: text(),
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

/** E-mail domains of companies, registered to the buildings they rent in. */
export const emailDomains = pgTable(
  'email_domains',
  {
    domain: text().notNull(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.domain, table.buildingUuid] })],
)

/** Identity providers of an e-mail domain; none means password only. */
export const ssoProviders = pgTable(
  'sso_providers',
  {
    uuid: uuid().primaryKey(),
    domain: text().notNull(),
    required: boolean().notNull(),
    /** Only accounts that were provisioned by SCIM sign in here. */
    provisionedOnly: boolean().notNull().default(false),
    protocol: text({ enum: ['oidc', 'saml'] }).notNull(),
    name: text().notNull(),
    /** OIDC: the issuer, whose discovery document tells the rest. SAML: the provider's entity id. */
    issuer: text().notNull(),
    /** SAML: where its single sign-on service takes requests. */
    url: text(),
    /** OIDC: how the provider knows us. */
    clientId: text(),
    /** OIDC: the environment variable that holds the client's secret; null for a public client. */
    clientSecretVariable: text(),
    /** SAML: the provider's signing certificate or public key, PEM. */
    certificate: text(),
  },
  (table) => [index().on(table.domain)],
)

/** One attempt to sign in at an identity provider. */
export const ssoTransactions = pgTable(
  'sso_transactions',
  {
    uuid: uuid().primaryKey(),
    email: text().notNull(),
    /** SHA-256 of the state that travels through the browser. */
    stateHash: text().notNull().unique(),
    startedAt: instant().notNull(),
    providerUuid: uuid().references(() => ssoProviders.uuid, { onDelete: 'cascade' }),
    nonce: text(),
    pkceVerifier: text(),
    /** The redirect address that was sent to the provider when the attempt began. */
    redirectUri: text(),
    samlRequestId: text(),
    /** The state came back; it does so once. */
    returnedAt: instant(),
    /** The provider vouched for the address. */
    vouchedAt: instant(),
    firstName: text(),
    lastName: text(),
    /** A session was started by it; it starts one only. */
    spentAt: instant(),
  },
  (table) => [index().on(table.startedAt)],
)

/** The ids of SAML assertions that were accepted, since each is accepted once. */
export const samlAssertions = pgTable('saml_assertions', {
  id: text().primaryKey(),
  expiresAt: instant().notNull(),
})

export const companies = pgTable(
  'companies',
  {
    uuid: uuid().primaryKey(),
    name: text().notNull(),
    logoUrl: text(),
    description: text(),
    url: text(),
    /** What they do, in lower case: `food`, `retail`. */
    types: text().array().notNull().default([]),
    /** The name without accents and capitals: every database orders it alike, byte by byte. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036F]', '', 'g') collate "C")`,
      ),
  },
  (table) => [index('companies_in_order').on(sql`${table.sortName} collate "C"`, table.uuid)],
)

/** Who rents where. */
export const companyBuildings = pgTable(
  'company_buildings',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    companyUuid: uuid()
      .notNull()
      .references(() => companies.uuid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.buildingUuid, table.companyUuid] }),
    index().on(table.companyUuid),
  ],
)

export const users = pgTable('users', {
  id: serial().primaryKey(),
  uuid: uuid().notNull().unique(),
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
})

/**
 * Guesses at secrets that a person could guess: passwords, a PIN. A bucket counts the failures for one
 * secret of one owner, apart by known device or session. It is named by a keyed hash, so the rows name nobody.
 */
export const guesses = pgTable(
  'guesses',
  {
    bucket: text('lane').primaryKey(),
    /** A keyed hash of the owner, to find all buckets of one owner. */
    owner: text().notNull(),
    failures: integer().notNull().default(0),
    lockedUntil: instant(),
    /** How many guesses are being compared at this moment, in all processes together. */
    underWay: integer().notNull().default(0),
    lastAt: instant().notNull(),
  },
  (table) => [index().on(table.owner), index().on(table.lastAt)],
)

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
 * A sign-up that waits for its code. What was typed becomes the account's only when the code of this very
 * registration is consumed: nobody can slip a password under somebody else's sign-up.
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
 * Codes by address and purpose. Addresses without an account have rows too, so that they are answered
 * alike; their codes were never sent.
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
    /** Consumed, or followed by another one. */
    endedAt: instant(),
    /** SHA-256 of the single-use token that consuming a password code answered. */
    tokenHash: text().unique(),
    tokenExpiresAt: instant(),
    /** SHA-256 of the token in the link that was mailed beside a password code; good as long as the code. */
    linkHash: text().unique(),
    /** A new password was set: whatever of this row could still set one is spent. */
    tokenUsedAt: instant(),
  },
  (table) => [index().on(table.email, table.purpose, table.sentAt)],
)

/** Points that were spent against a limit; the shape is that of `rate-limiter-flexible`. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant(),
})

/**
 * Who belongs to a building, and why: an `invitation` (an upload, SCIM), their e-mail `domain`, a `manager`'s
 * word, or a `guest` building that they chose. A revoked row stays, so that nothing links it anew.
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.buildingUuid] })],
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

/** One sign-in and all refresh tokens that grew out of it. */
export const sessionFamilies = pgTable(
  'session_families',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its tokens may do: all that the user may, or the little that a device in a lobby needs. */
    kind: text({ enum: ['user', 'kiosk'] })
      .notNull()
      .default('user'),
    startedAt: instant().notNull(),
    endedAt: instant(),
    endedBecause: text({ enum: ['logout', 'reuse', 'upgrade', 'password_changed', 'kiosk'] }),
  },
  (table) => [index().on(table.userId)],
)

/** Only hashes are kept: a copy of the database opens no session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    familyUuid: uuid()
      .notNull()
      .references(() => sessionFamilies.uuid, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    rotatedAt: instant(),
  },
  (table) => [index().on(table.familyUuid)],
)

export const categories = pgTable(
  'categories',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    type: text({ enum: ['AudienceContent', 'SecondaryContent'] }).notNull(),
    name: text().notNull(),
    active: boolean().notNull().default(true),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid, table.type)],
)

/** What no rule of the server decides on; the field names are those of the wire. */
export type ContentDetails = Record<string, unknown>

export const contents = pgTable(
  'contents',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    type: text().notNull(),
    title: text().notNull(),
    startAt: instant(),
    endAt: instant(),
    displayFrom: instant(),
    displayUntil: instant(),
    price: doublePrecision(),
    currencyType: text(),
    capacity: integer(),
    maxClaimsTotal: integer(),
    maxClaimsPerUser: integer(),
    /** Taken places or claims; equals the rows of `content_claims`. */
    claimCount: integer().notNull().default(0),
    details: jsonb().$type<ContentDetails>().notNull().default({}),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid)],
)

export const categoryContents = pgTable(
  'category_contents',
  {
    categoryUuid: uuid()
      .notNull()
      .references(() => categories.uuid, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryUuid, table.contentUuid] }),
    index().on(table.contentUuid),
  ],
)

export const contentClaims = pgTable(
  'content_claims',
  {
    id: serial().primaryKey(),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    claimedAt: instant().notNull(),
  },
  (table) => [index().on(table.contentUuid, table.userId), index().on(table.userId)],
)

export const promotedContents = pgTable(
  'promoted_contents',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.contentUuid] })],
)

export const utilityButtons = pgTable(
  'utility_buttons',
  {
    uuid: uuid().primaryKey(),
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
  (table) => [index().on(table.buildingUuid)],
)

export const amenityCategories = pgTable(
  'amenity_categories',
  {
    id: serial().primaryKey(),
    uuid: uuid().notNull().unique(),
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
    categoryUuid: uuid()
      .notNull()
      .references(() => amenityCategories.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    imageUrl: text(),
    imageAltText: text(),
    position: integer().notNull(),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.categoryUuid)],
)

/** What was sent to the help desk; it is also mailed there. */
export const supportRequests = pgTable(
  'support_requests',
  {
    uuid: uuid().primaryKey(),
    /** A reference that people can say on the telephone, such as `PR-4F7K2C`. */
    reference: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    emailAddress: text().notNull(),
    issueType: text().notNull(),
    subject: text().notNull(),
    description: text().notNull(),
    /** What the app sent about itself and its device, under the field names of the API. */
    about: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.buildingUuid)],
)

export const supportAttachments = pgTable(
  'support_attachments',
  {
    requestUuid: uuid()
      .notNull()
      .references(() => supportRequests.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestUuid, table.position] })],
)

/** Replies of mutations by the hash of their idempotency key. The reply is encrypted with a secret derived from the key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    hash: text().primaryKey(),
    bodyTag: text().notNull(),
    startedAt: instant().notNull(),
    status: integer(),
    encryptedReply: text('sealed_reply'),
  },
  (table) => [index().on(table.startedAt)],
)

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: serial().primaryKey(),
    at: instant().notNull(),
    event: text().notNull(),
    source: text().notNull(),
    userUuid: uuid(),
    buildingUuid: uuid(),
    path: text(),
    properties: jsonb().$type<Record<string, string | number | boolean>>(),
  },
  (table) => [index().on(table.at)],
)
