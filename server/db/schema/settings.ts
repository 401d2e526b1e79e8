import { pgTable, text } from 'drizzle-orm/pg-core'

/** Values that outlive a process but do not belong to a user: the signing key, the seed's version. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })
