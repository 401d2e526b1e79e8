import { type ContentItem, contentItem } from '@contract/content'
import * as v from 'valibot'
import type { contents } from '../../db/schema'
import { priceOf } from '../platform/money'
import { localeOf, translationOf } from '../tenancy/translate'

export type ContentRow = typeof contents.$inferSelect

/** The requested language, and the building's time zone and language, which apply if an item has none. */
export type ReplyLocale = { lang: string | undefined; timezone: string; locale: string }

/** How many places or claims are taken in total, and by the reader. */
export type Taken = { count: number; byReader: number }

const fields: Record<string, v.GenericSchema> = contentItem.entries

/**
 * The details of a row without fields that violate the contract, such as an invalid date. A single such field would
 * otherwise make the client refuse the whole list.
 */
function fitting(details: ContentRow['details']): ContentRow['details'] {
  return Object.fromEntries(
    Object.entries(details).filter(([name, value]) => {
      const schema = fields[name]
      return schema === undefined || v.is(schema, value)
    }),
  )
}

/** The item without the reader's own counts, which `withTaken` adds. */
export function itemOf(row: ContentRow, { lang, timezone, locale }: ReplyLocale): ContentItem {
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
    price: priceOf(row.priceCents),
    currency_type: row.currencyType,
    capacity: row.capacity,
    max_claims_total: row.maxClaimsTotal,
    max_claims_per_user: row.maxClaimsPerUser,
    ...(row.cancelledAt !== null && { cancelled_at: row.cancelledAt.toISOString() }),
    ...(row.movedFrom !== null && { moved_from: row.movedFrom.toISOString() }),
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
