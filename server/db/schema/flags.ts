import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { enumChecks } from './columns'

/** Flags switched by an operator for an audience; without a matching rule, the deployment's configuration applies. */
export const flagRules = pgTable(
  'flag_rules',
  {
    /** Identifies the rule in the console. */
    uuid: uuid().notNull().unique().defaultRandom(),
    /** The key at the flag service, such as `dropdown-kiosk`. */
    flag: text().notNull(),
    audience: text({ enum: ['user', 'building', 'brand', 'share', 'everyone'] }).notNull(),
    /** An e-mail address, a building's uuid, a brand's identifier, or a percentage of all users; empty for everyone. */
    value: text().notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flag, table.audience, table.value] }),
    ...enumChecks(table),
  ],
)
