import type { ContentItem } from '@contract/content'
import type { contents } from '../db/schema'
import { translationFor } from './translate'

export type ContentRow = typeof contents.$inferSelect

/** How an item is told: in which language, and in whose time zone where it names none. */
export type Telling = { lang: string | undefined; timezone: string }

/** How many places or claims are taken, and how many of them by the reader. */
export type Taken = { count: number; byReader: number }

/** The item but for what changes with every claim. */
export function itemOf(row: ContentRow, { lang, timezone }: Telling): ContentItem {
  const translation = translationFor(row.translations, lang)
  return {
    timezone,
    ...row.details,
    ...translation,
    uuid: row.uuid,
    type: row.type,
    title: translation.title ?? row.title,
    start_at: row.startAt?.toISOString() ?? null,
    end_at: row.endAt?.toISOString() ?? null,
    price: row.price,
    currency_type: row.currencyType,
    capacity: row.capacity,
    max_claims_total: row.maxClaimsTotal,
    max_claims_per_user: row.maxClaimsPerUser,
    claims_details: {
      is_claimable: (row.details.claimable as boolean | undefined) ?? null,
      user_count: 0,
      count: row.claimCount,
    },
  }
}

export function withTaken(item: ContentItem, { count, byReader }: Taken): ContentItem {
  return { ...item, claims_details: { ...item.claims_details, count, user_count: byReader } }
}
