import { type ContentItem, contentItem } from '@contract/content'
import * as v from 'valibot'
import type { contents } from '../db/schema'
import { localeOf, translationOf } from './translate'

export type ContentRow = typeof contents.$inferSelect

/** How an item is told: in which language, and in whose time zone and language where it names none. */
export type Telling = { lang: string | undefined; timezone: string; locale: string }

/** How many places or claims are taken, and how many of them by the reader. */
export type Taken = { count: number; byReader: number }

const fields: Record<string, v.GenericSchema> = contentItem.entries

/**
 * What the details of a row say that the wire can carry. One field that holds something else, such as a
 * moment that is none, is left out: it would take the whole list along.
 */
function fitting(details: ContentRow['details']): ContentRow['details'] {
  return Object.fromEntries(
    Object.entries(details).filter(([name, value]) => {
      const schema = fields[name]
      return schema === undefined || v.is(schema, value)
    }),
  )
}

/** The item but for what changes with every claim. */
export function itemOf(row: ContentRow, { lang, timezone, locale }: Telling): ContentItem {
  const { texts, locale: translated } = translationOf(row.translations, lang)
  return {
    timezone,
    ...fitting({ ...row.details, ...texts }),
    lang: translated ?? localeOf(locale),
    uuid: row.uuid,
    type: row.type,
    title: texts.title ?? row.title,
    start_at: row.startAt?.toISOString() ?? null,
    end_at: row.endAt?.toISOString() ?? null,
    price: row.price,
    currency_type: row.currencyType,
    capacity: row.capacity,
    max_claims_total: row.maxClaimsTotal,
    max_claims_per_user: row.maxClaimsPerUser,
    claims_details: {
      is_claimable: row.details.claimable === false ? false : null,
      user_count: 0,
      count: row.claimCount,
    },
  }
}

export function withTaken(item: ContentItem, { count, byReader }: Taken): ContentItem {
  return { ...item, claims_details: { ...item.claims_details, count, user_count: byReader } }
}
