import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { companies } from './companies'
import { users } from './users'

/** The tokens with which the identity provider of a company provisions its people. A revoked one is deleted. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    uuid: uuid().primaryKey(),
    companyUuid: uuid()
      .notNull()
      .references(() => companies.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the token, which is random. */
    hash: text().notNull().unique(),
    createdAt: instant().notNull(),
    /** The address of the account that made it. */
    createdBy: text().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.companyUuid)],
)

/** How the identity provider of a company calls a person; without a row, the user name is the address. */
export const scimAccounts = pgTable(
  'scim_accounts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyUuid: uuid()
      .notNull()
      .references(() => companies.uuid, { onDelete: 'cascade' }),
    userName: text().notNull(),
    externalId: text(),
    /** When the provider deleted the person. The account is deactivated then, and keeps all that it had. */
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.companyUuid, table.userId] }),
    uniqueIndex('scim_accounts_user_name')
      .on(table.companyUuid, sql`lower(${table.userName})`)
      .where(sql`${table.deletedAt} is null`),
  ],
)
