import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
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
  /** With `{daylight}` in it, a picture for each light of the day (`rules/dates/daylight.ts`). */
  headerImageUrl: text(),
  displayPortfolioLogo: boolean().notNull().default(false),
  portfolioLogoUrl: text(),
  logoUrl: text(),
  primaryColor: text(),
  secondaryColor: text(),
  primaryFontColor: text(),
  font: text(),
})

/** Whose buildings are run together. */
export const portfolios = pgTable('portfolios', {
  uuid: uuid().primaryKey(),
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
    /** When it was begun or renewed last; null for one of before this was written down. */
    lastSeenAt: instant(),
    /** The `User-Agent` that began it, cut: its owner is shown what device that seems to be. */
    agent: text(),
    endedAt: instant(),
    endedBecause: text({
      enum: ['logout', 'reuse', 'upgrade', 'password_changed', 'kiosk', 'elsewhere'],
    }),
  },
  (table) => [index().on(table.userId)],
)

/** One-time tokens that lead to the admin site or, where they name one, to a mini-app; as hashes. */
export const authLinks = pgTable(
  'auth_links',
  {
    hash: text().primaryKey(),
    /** The session that asked for it; with that it ends. */
    familyUuid: uuid()
      .notNull()
      .references(() => sessionFamilies.uuid, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    appUuid: uuid().references(() => miniApps.uuid, { onDelete: 'cascade' }),
    buildingUuid: uuid().references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** The page of the app that it leads to. */
    launchUrl: text(),
  },
  (table) => [index().on(table.familyUuid), index().on(table.expiresAt)],
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

/**
 * The code that somebody shows for a place or a claim. `claim_id` names a row of `content_claims` that may have gone:
 * then the place was given back, and the code with it.
 */
export const passes = pgTable(
  'passes',
  {
    /** By this part of the code a pass is found; the rest of it is computed with the server's secret. */
    locator: text().primaryKey(),
    claimId: integer().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    usedAt: instant(),
    usedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.userId), index().on(table.contentUuid)],
)

/** Somebody whom a tenant expects. When a visit began and ended is written down once each. */
export const visitors = pgTable(
  'visitors',
  {
    uuid: uuid().primaryKey(),
    /** By this part of the code a visitor is found; the rest of it is computed with the server's secret. */
    locator: text().notNull().unique(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    company: text(),
    /** Who expects them, as it was written: not always the one who has invited them. */
    hostName: text().notNull(),
    note: text(),
    expectedAt: instant().notNull(),
    /** The code is good for the day of the visit, by the clock of the building. */
    validFrom: instant().notNull(),
    validUntil: instant().notNull(),
    invitedAt: instant().notNull(),
    cancelledAt: instant(),
    checkedInAt: instant(),
    checkedInBy: integer().references(() => users.id, { onDelete: 'set null' }),
    leftAt: instant(),
  },
  (table) => [
    index().on(table.invitedBy, table.expectedAt),
    index().on(table.buildingUuid),
    index().on(table.expectedAt),
  ],
)

/** What somebody has put aside to find again: an item once, for one person. */
export const savedContents = pgTable(
  'saved_contents',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentUuid: uuid()
      .notNull()
      .references(() => contents.uuid, { onDelete: 'cascade' }),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentUuid] }),
    index().on(table.contentUuid),
  ],
)

/** Cards by what the provider calls them. Number and CVV are the provider's alone. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    environment: text({ enum: ['default', 'production'] }).notNull(),
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    month: integer(),
    year: integer(),
    savedAt: instant().notNull(),
  },
  (table) => [unique().on(table.environment, table.token), index().on(table.userId, table.savedAt)],
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

/** The mini-apps that buildings may have. */
export const miniApps = pgTable('mini_apps', {
  uuid: uuid().primaryKey(),
  name: text().notNull().unique(),
  kind: text({ enum: ['webview', 'native', 'native_link', 'microfrontend'] }).notNull(),
  icon: text(),
})

/** What a building has of them. An origin or a launch address that begins with `//` is at this server's scheme and port. */
export const miniAppRegistrations = pgTable(
  'mini_app_registrations',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    appUuid: uuid()
      .notNull()
      .references(() => miniApps.uuid, { onDelete: 'cascade' }),
    launch: text(),
    origins: text().array().notNull().default([]),
    capabilities: text().array().notNull().default([]),
    /** How somebody gets to be known there: by nothing but the bridge, by a signed assertion, or by a token that works once. */
    launchBy: text({ enum: ['address', 'saml', 'one_time_link'] })
      .notNull()
      .default('address'),
    /** SAML: the name of the service provider in launch addresses, its entity id, and where it takes assertions. */
    samlProvider: text(),
    samlAudience: text(),
    samlAcs: text(),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.appUuid] })],
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

/** By which system the suites of a building are controlled; a building without a row has none. */
export const smartSystems = pgTable('smart_systems', {
  buildingUuid: uuid()
    .primaryKey()
    .references(() => buildings.uuid, { onDelete: 'cascade' }),
  adapter: text({ enum: ['simulator', 'mqtt'] }).notNull(),
})

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
  /** A programme of the building takes the temperature back to this one, `overruledAfter` a wish. */
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
    toldAt: instant(),
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

/** A question of the form that is filled in with a booking. */
export type Question = {
  question: string
  type: 'text' | 'number' | 'choice'
  required: boolean
  choices?: string[]
}

/** What is booked by the slot. Times of the day are minutes after midnight, by the clock of the building. */
export const resources = pgTable(
  'resources',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** Who offers it: the building itself, or a company. */
    ownerType: text().notNull(),
    ownerUuid: uuid().notNull(),
    name: text().notNull(),
    details: text(),
    imageUrl: text(),
    needsApproval: boolean().notNull().default(false),
    slotMinutes: integer().notNull(),
    mostSlots: integer().notNull(),
    opensAt: integer().notNull(),
    closesAt: integer().notNull(),
    /** How many days ahead it can be booked. */
    daysAhead: integer().notNull(),
    price: doublePrecision(),
    currencyType: text(),
    cancellationWindowEndMinutes: integer(),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    position: integer().notNull(),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [index().on(table.buildingUuid)],
)

export type FormResponse = { question: string; answer: string | null; type: string | null }

export const resourceBookings = pgTable(
  'resource_bookings',
  {
    uuid: uuid().primaryKey(),
    resourceUuid: uuid()
      .notNull()
      .references(() => resources.uuid, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({
      enum: [
        'pending',
        'pending_payment',
        'confirmed',
        'cancelled_user',
        'cancelled_vendor',
        'denied_unavailable',
        'denied_available',
        'accepted',
        'cancelled',
      ],
    }).notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    name: text(),
    totalPrice: doublePrecision(),
    currencyType: text(),
    formResponses: jsonb().$type<FormResponse[]>().notNull().default([]),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decisionReason: text(),
    cancelledAt: instant(),
    /** Who decided or cancelled, if that is somebody else than the owner of the booking. */
    actedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.resourceUuid, table.startAt),
    index().on(table.userId, table.startAt),
    index().on(table.status),
  ],
)

/** What somebody has ordered of a provider; prices are in cents. */
export const serviceBookings = pgTable(
  'service_bookings',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    providerName: text().notNull(),
    logoUrl: text(),
    priceCents: integer().notNull(),
    currencyType: text(),
    status: text().notNull(),
    startAt: instant(),
  },
  (table) => [index().on(table.userId, table.startAt)],
)

/** For what a service can be asked in a building. */
export const serviceCategories = pgTable(
  'service_categories',
  {
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
    translations: jsonb().$type<Translations>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.buildingUuid, table.name] })],
)

export const serviceRequests = pgTable(
  'service_requests',
  {
    uuid: uuid().primaryKey(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    subject: text().notNull(),
    description: text().notNull(),
    status: text({
      enum: [
        'Pending',
        'Submitted',
        'Denied_Available',
        'Denied_Unavailable',
        'Denied',
        'Accepted',
        'Canceled',
      ],
    }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId, table.buildingUuid, table.createdAt)],
)

/** A file that somebody has sent; what it holds is in the store of files, under this name. */
export const files = pgTable(
  'files',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    /** The service request that it belongs to; null until that is sent, and for what is never sent. */
    serviceRequestUuid: uuid().references(() => serviceRequests.uuid, { onDelete: 'cascade' }),
    position: integer(),
  },
  (table) => [index().on(table.serviceRequestUuid), index().on(table.userId, table.createdAt)],
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
