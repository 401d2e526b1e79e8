import { requestStates, staffActions } from '@contract/serviceRequestSteps'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant, type Translations } from './columns'
import { users } from './users'

const requestStatuses = [
  'Pending',
  'Submitted',
  'Denied_Available',
  'Denied_Unavailable',
  'Denied',
  'Accepted',
  'Canceled',
] as const

/** Categories of service requests in a building. */
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
    status: text({ enum: requestStatuses }).notNull(),
    /** Where it stands, as far as its status does not say; see `stateOf`. */
    state: text({ enum: requestStates }),
    /** Who has it; null if it is assigned to no one, and once the account is deleted. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    doneAt: instant(),
    /** Raised by every step. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.buildingUuid, table.createdAt),
    index().on(table.buildingUuid, table.createdAt),
    index().on(table.assigneeId),
    ...enumChecks(table),
  ],
)

/** The steps in the life of a request: what staff and its tenant have said and done. */
export const requestSteps = pgTable(
  'request_steps',
  {
    uuid: uuid().primaryKey(),
    requestUuid: uuid()
      .notNull()
      .references(() => serviceRequests.uuid, { onDelete: 'cascade' }),
    by: text({ enum: ['tenant', 'building'] }).notNull(),
    /** Null once the account is deleted. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Notes are for staff alone: what tenants receive is read by `stepsForTenant`. */
    action: text({
      enum: [...staffActions, 'reply', 'withdraw', 'confirm'],
    }).notNull(),
    text: text().notNull(),
    /** Whom it was assigned to. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The version of the request that the step made: their order. */
    version: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.requestUuid, table.version), ...enumChecks(table)],
)
