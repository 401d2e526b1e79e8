import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant } from './columns'
import { companies } from './companies'

/** E-mail domains of companies, registered to the buildings they rent in. */
export const emailDomains = pgTable(
  'email_domains',
  {
    domain: text().notNull(),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** Null for a domain that was registered without naming its company. */
    companyUuid: uuid().references(() => companies.uuid, { onDelete: 'cascade' }),
    /** Whether it was shown to be the company's, or an operator registered it. Until then it counts for nothing. */
    proven: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.buildingUuid] }),
    index().on(table.companyUuid),
  ],
)

/** Identity providers of an e-mail domain; none means password only. */
export const ssoProviders = pgTable(
  'sso_providers',
  {
    uuid: uuid().primaryKey(),
    /** Raised by every change in the console. */
    version: integer().notNull().default(1),
    domain: text().notNull(),
    required: boolean().notNull(),
    /** Only accounts that SCIM provisioned can sign in here. */
    provisionedOnly: boolean().notNull().default(false),
    protocol: text({ enum: ['oidc', 'saml'] }).notNull(),
    name: text().notNull(),
    /** OIDC: the issuer, whose discovery document contains the rest. SAML: the provider's entity id. */
    issuer: text().notNull(),
    /** SAML: the address of its single sign-on service. */
    url: text(),
    /** OIDC: our client id at the provider. */
    clientId: text(),
    /** OIDC: the environment variable that holds the client's secret; null for a public client. */
    clientSecretVariable: text(),
    /** SAML: the provider's signing certificates or public keys, PEM; each of them counts. */
    certificate: text(),
    /** SAML: the SHA-256 of the one among them that signed the last sign-in; null before the first. */
    signedBy: text(),
  },
  (table) => [index().on(table.domain), ...enumChecks(table)],
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
    /** When the state came back, which it does once. */
    returnedAt: instant(),
    /** When the provider vouched for the address. */
    vouchedAt: instant(),
    firstName: text(),
    lastName: text(),
    /** When the attempt started its one session. */
    spentAt: instant(),
  },
  (table) => [index().on(table.startedAt)],
)

/** The ids of accepted SAML assertions, since each is accepted once. */
export const samlAssertions = pgTable('saml_assertions', {
  id: text().primaryKey(),
  expiresAt: instant().notNull(),
})
