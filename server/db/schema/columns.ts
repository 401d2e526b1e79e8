import { customType, timestamp } from 'drizzle-orm/pg-core'

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Locale (`de-de`) → the fields that differ from the row's own text. */
export type Translations = Record<string, Record<string, string>>
