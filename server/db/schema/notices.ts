import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { buildings } from './buildings'
import { enumChecks, instant } from './columns'
import { users } from './users'

/** The notices of users in a building. */
export const notices = pgTable(
  'notices',
  {
    uuid: uuid().primaryKey(),
    /** Names the event and the user: a second notice with the same key is not stored. Null: any number of them. */
    key: text().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buildingUuid: uuid()
      .notNull()
      .references(() => buildings.uuid, { onDelete: 'cascade' }),
    event: text({
      enum: [
        'bookingApproved',
        'bookingDenied',
        'bookingCancelled',
        'bookingMoved',
        'bookingMade',
        'requestAnswered',
        'requestAsked',
        'requestTaken',
        'requestFinished',
        'visitorArrived',
        'attendeeAdded',
        'attendeeRemoved',
        'eventMoved',
        'eventRestored',
        'eventCancelled',
      ],
    }).notNull(),
    /** The booking, request or item. It may be gone: a notice outlives what it names. */
    subjectUuid: uuid().notNull(),
    /** Its name at the time, in the user's language. */
    name: text().notNull(),
    quote: text(),
    startAt: instant(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.buildingUuid, table.createdAt),
    index().on(table.createdAt),
    ...enumChecks(table),
  ],
)
