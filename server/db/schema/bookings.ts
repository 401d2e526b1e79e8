import type { WeekdayHours } from '@rules/bookings/hours'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { cents, enumChecks, instant, type Translations } from './columns'
import { users } from './users'

/** A question of the booking form. */
export type Question = {
  question: string
  type: 'text' | 'number' | 'choice'
  required: boolean
  choices?: string[]
}

/** A resource that is booked by the slot. Times of day are minutes after midnight, in the building's time zone. */
export const resources = pgTable(
  'resources',
  {
    uuid: uuid().primaryKey(),
    version: integer().notNull().default(1),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    /** The provider of the resource: the building itself, or a company. */
    ownerType: text().notNull(),
    ownerUuid: uuid().notNull(),
    name: text().notNull(),
    details: text(),
    imageUrl: text(),
    imageAltText: text(),
    needsApproval: boolean().notNull().default(false),
    slotMinutes: integer().notNull(),
    maxSlots: integer().notNull(),
    opensAt: integer().notNull(),
    closesAt: integer().notNull(),
    /** Days of the week with other hours than these; null for a day when it is closed. */
    weekdayHours: jsonb().$type<WeekdayHours>().notNull().default({}),
    /** How many days in advance it can be booked. */
    daysAhead: integer().notNull(),
    priceCents: cents(),
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
    totalPriceCents: cents(),
    currencyType: text(),
    formResponses: jsonb().$type<FormResponse[]>().notNull().default([]),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decisionReason: text(),
    cancelledAt: instant(),
    /** Of the entry in calendars (RFC 5545): raised by every move. */
    sequence: integer().notNull().default(0),
    /** The user who decided or cancelled, if it is not the owner of the booking. */
    actedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.resourceUuid, table.startAt),
    index().on(table.userId, table.startAt),
    index().on(table.status),
    ...enumChecks(table),
  ],
)

/** A time in which a resource cannot be booked. Bookings inside it may have been left knowingly. */
export const resourceClosures = pgTable(
  'resource_closures',
  {
    uuid: uuid().primaryKey(),
    resourceUuid: uuid()
      .notNull()
      .references(() => resources.uuid, { onDelete: 'cascade' }),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    reason: text().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.resourceUuid, table.endAt)],
)

/** A service that a user has ordered from a provider. */
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
    priceCents: cents().notNull(),
    currencyType: text(),
    status: text().notNull(),
    startAt: instant(),
  },
  (table) => [index().on(table.userId, table.startAt)],
)
