import {
  type ContentAction,
  type ContentKind,
  type ContentText,
  contentTextNames,
  type OperatedContent,
} from '@contract/operate/contents'
import { lifeCycleAt } from '@rules/content/lifeCycle'
import { type ContentFields, isLink, isTaken } from '@rules/operate/content'
import type { Translations } from '../../../db/schema'
import { limitOf, takesClaims, takesRsvp } from '../../content/callToAction'
import type { ContentRow } from '../../content/contentReply'
import { isStillToCome } from '../../content/passes/passTime'
import { centsOf, priceOf } from '../../platform/money'
import { localeOf } from '../../tenancy/translate'

/** The types of the tenants' API that are one kind for editors; the first is that of a new item. */
export const typesOfKind = {
  event: ['EVENT', 'EVENT_POST'],
  deal: ['DEAL', 'OFFER'],
  post: ['POST'],
} as const satisfies Record<ContentKind, readonly [string, ...string[]]>

function kindOf(type: string): ContentKind {
  const is = (kind: ContentKind) => typesOfKind[kind].some((each) => each === type)
  if (is('event')) return 'event'
  return is('deal') ? 'deal' : 'post'
}

/** Fields that the details of a row have under the same name. */
const detailNames = [
  'subtitle',
  'description',
  'rich_description',
  'image_url',
  'image_alt_text',
  'host_company_name',
  'formatted_address',
  'directions',
  'virtual_url',
  'cta_label',
  'cta_url',
  'cta_label_at_capacity',
  'cta_display_start_at',
  'cta_display_end_at',
] as const satisfies readonly (keyof ContentFields)[]
type Detail = (typeof detailNames)[number]

/** What a building has that its items refer to. */
export type ContentOwner = {
  building: { uuid: string; name: string }
  timezone: string
  locale: string
  languages: readonly string[]
  categories: { uuid: string; name: string }[]
  /** Those that rent in the building, and others that an item is shown to. */
  companies: { uuid: string; name: string; rents: boolean }[]
}

/** An item as its editors see it. */
export function operatedContentOf(
  row: ContentRow,
  { building, timezone, locale, languages, categories, companies }: ContentOwner,
  placed: readonly string[],
  now: Date,
): OperatedContent {
  const publication = lifeCycleAt(row, now)
  const action = actionOf(row)
  const own = localeOf(locale)
  return {
    uuid: row.uuid,
    version: row.version,
    building,
    kind: kindOf(row.type),
    title: row.title,
    ...(Object.fromEntries(detailNames.map((name) => [name, textIn(row.details[name])])) as Record<
      Detail,
      string | null
    >),
    cta_display_start_at: instantIn(row.details.cta_display_start_at),
    cta_display_end_at: instantIn(row.details.cta_display_end_at),
    price: priceOf(row.priceCents),
    currency_type: row.currencyType,
    start_at: row.startAt?.toISOString() ?? null,
    end_at: row.endAt?.toISOString() ?? null,
    action,
    capacity: limitOf(row),
    max_claims_per_user: row.maxClaimsPerUser,
    categories: [...placed],
    audience: [...row.audience],
    translations: Object.fromEntries(
      Object.entries(row.translations).map(([code, texts]) => [code, knownTexts(texts)]),
    ),
    publication,
    live_at: publication === 'scheduled' ? (row.displayFrom?.toISOString() ?? null) : null,
    offline_at:
      publication === 'scheduled' || publication === 'live'
        ? (row.displayUntil?.toISOString() ?? null)
        : null,
    cancelled_at: row.cancelledAt?.toISOString() ?? null,
    taken: row.claimCount,
    going: isStillToCome(row, now) ? row.claimCount : 0,
    timezone,
    languages: [own, ...languages.map(localeOf).filter((code) => code !== own)],
    offered_categories: categories,
    offered_companies: companies
      .filter(({ uuid, rents }) => rents || row.audience.includes(uuid))
      .map(({ uuid, name }) => ({ uuid, name })),
  }
}

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

function instantIn(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

const isText = (name: string): name is ContentText => contentTextNames.some((each) => each === name)

const knownTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isText(name)))

export function actionOf(row: ContentRow): ContentAction {
  if (takesRsvp(row)) return 'rsvp'
  if (takesClaims(row)) return 'claim'
  const { cta_type, cta_url } = row.details
  const named = (typeof cta_type === 'string' ? cta_type.toLowerCase() : '') as ContentAction
  if (isLink(named)) return named
  return textIn(cta_url) === null ? 'none' : 'external_url'
}

/**
 * The columns of the fields. What an item has beyond them, which the tenants' API or a file gave it, stays.
 * @param before the item as it is; null for a new one
 */
export function columnsOf(
  fields: ContentFields,
  before: { row: ContentRow; action: ContentAction } | null,
) {
  const { action, capacity } = fields
  const limit = isTaken(action) ? capacity : null
  return {
    title: fields.title,
    startAt: dateOf(fields.start_at),
    endAt: dateOf(fields.end_at),
    priceCents: centsOf(fields.price),
    currencyType: fields.currency_type || null,
    capacity: action === 'claim' ? null : limit,
    maxClaimsTotal: action === 'claim' ? limit : null,
    maxClaimsPerUser: action === 'claim' ? fields.max_claims_per_user : null,
    audience: [...new Set(fields.audience.map((uuid) => uuid.toLowerCase()))].toSorted(),
    details: withoutEmpty({
      ...before?.row.details,
      ...Object.fromEntries(detailNames.map((name) => [name, fields[name]])),
      // An unchanged action may be stored in an older form, which stays.
      ...(before?.action !== action && actionDetails(action)),
    }),
    translations: withTexts(before?.row.translations ?? {}, fields.translations),
  }
}

const actionDetails = (action: ContentAction) => ({
  rsvp_enabled: action === 'rsvp' ? true : null,
  claimable: action === 'claim' ? true : null,
  cta_type: isTaken(action) ? 'CLAIM' : isLink(action) ? action.toUpperCase() : null,
})

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

const withoutEmpty = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null && value !== ''))

/** The translations with these texts; other texts of a language, which the console does not edit, stay. */
function withTexts(stored: Translations, sent: ContentFields['translations']): Translations {
  const codes = new Set([...Object.keys(stored), ...Object.keys(sent)])
  const all = [...codes].map((code): [string, Record<string, string>] => {
    const others = Object.entries(stored[code] ?? {}).filter(([name]) => !isText(name))
    const texts = Object.entries(sent[code] ?? {}).filter((text) => Boolean(text[1]))
    return [code, Object.fromEntries([...others, ...texts]) as Record<string, string>]
  })
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0))
}
