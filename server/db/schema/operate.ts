import type { OpeningDraft } from '@contract/operate/openingDraft'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings, portfolios } from './buildings'
import { enumChecks, instant } from './columns'
import { companies } from './companies'
import { users } from './users'

/** The roles of people in the console. Without building, portfolio and company, a role is for everything. */
export const operatorGrants = pgTable(
  'operator_grants',
  {
    uuid: uuid().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({
      enum: [
        'operator',
        'portfolioManager',
        'buildingManager',
        'editor',
        'receptionist',
        'engineer',
        'tenantAdministrator',
      ],
    }).notNull(),
    buildingUuid: uuid().references(() => buildings.uuid, { onDelete: 'cascade' }),
    portfolioUuid: uuid().references(() => portfolios.uuid, { onDelete: 'cascade' }),
    companyUuid: uuid().references(() => companies.uuid, { onDelete: 'cascade' }),
    grantedAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.buildingUuid), ...enumChecks(table)],
)

/** The one-time links of the first start, as SHA-256 of their tokens. */
export const setupLinks = pgTable('setup_links', {
  hash: text().primaryKey(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** The drafts of buildings that are being opened, and what became of them. */
export const openings = pgTable(
  'openings',
  {
    uuid: uuid().primaryKey(),
    version: integer().notNull().default(1),
    startedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    draft: jsonb().$type<OpeningDraft>().notNull().default({}),
    /** The opened building; null while it is a draft. */
    buildingUuid: uuid().references(() => buildings.uuid, { onDelete: 'set null' }),
    /** The address of the opened building's sign-in page; null while it is a draft. */
    url: text(),
  },
  (table) => [index().on(table.startedBy), index().on(table.buildingUuid)],
)

/** The log of changes in the console. It outlives what it names, so it refers to nothing. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    uuid: uuid().primaryKey(),
    at: instant().notNull(),
    /** The address of the account that made the change, the name of a SCIM token, or that of a file. */
    actor: text().notNull(),
    /** The client address that the change came from. */
    client: text(),
    /** The name of the endpoint in the contract; `applyFile` for a file. */
    action: text().notNull(),
    kind: text({
      enum: [
        'amenity',
        'amenityCategory',
        'booking',
        'building',
        'closure',
        'company',
        'content',
        'flagRule',
        'floor',
        'grant',
        'identityProvider',
        'kiosk',
        'miniApp',
        'opening',
        'operator',
        'person',
        'portfolio',
        'request',
        'resource',
        'scimToken',
        'suite',
        'upload',
        'utility',
        'visitor',
        'whitelabel',
      ],
    }).notNull(),
    subject: text().notNull(),
    subjectUuid: uuid(),
    buildingUuid: uuid(),
    buildingName: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.buildingUuid, table.at),
    index().on(table.subjectUuid),
    ...enumChecks(table),
  ],
)
