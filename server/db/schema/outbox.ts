import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

/** The mails that are not sent yet, those that were given up, and the keys of those that were sent. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    uuid: uuid().primaryKey(),
    /** The order in which they were stored. */
    number: bigserial({ mode: 'number' }).notNull(),
    /** Names the event and the person: a second mail with the same key is not stored. Null: any number of them. */
    key: text().unique(),
    /** The mail, encrypted: it may hold a code, and a backup of the database must not. Null once it is sent. */
    sealed: bytes(),
    storedAt: instant().notNull(),
    /**
     * When it is sent next. A process that sends it moves this on first, so that no other one sends it meanwhile. Null
     * once it is sent or given up.
     */
    dueAt: instant(),
    tries: integer().notNull().default(0),
    givenUpAt: instant(),
    /** What the mail server said last. */
    error: text(),
  },
  (table) => [index().on(table.dueAt)],
)
