import type { ContentItem } from '@contract/content'

export const attachableTypes = [
  'EXTERNAL_URL',
  'DEEP_LINK',
  'NATIVE_LINK',
  'INTERNAL_LINK',
  'MICRO_FRONTEND',
  'CLAIM',
] as const

export type AttachableType = (typeof attachableTypes)[number]

/** The call to action of a content item, as a view shows it (docs/behaviour.md#call-to-action). */
export type Attachable = {
  type: AttachableType
  url: string | null
  label: string | null
  isRsvp: boolean
  isClaim: boolean
  /** True unless the item says explicitly that it is not. */
  isClaimable: boolean
  capacity: number | null
  count: number
  userCount: number
  maxClaimsPerUser: number
  maxClaimsTotal: number | null
  atLimitText: string | null
  ctaDisplayStartAt: string | null
  ctaDisplayEndAt: string | null
  /** The time of the event; only with an RSVP. */
  datetime: string | null
  contentTitle: string
}

const isType = (input: unknown): input is AttachableType =>
  attachableTypes.some((type) => type === input)

/** The type of a call to action; an item may define one without naming its type. */
function typeOf(item: ContentItem): AttachableType | null {
  if (item.rsvp_enabled === true) return 'CLAIM'
  const input = item.cta_type?.toUpperCase()
  if (isType(input)) return input
  if (item.claimable === true) return 'CLAIM'
  return item.cta_url ? 'EXTERNAL_URL' : null
}

/** Null if the item has no call to action. */
export function attachableOf(item: ContentItem): Attachable | null {
  const type = typeOf(item)
  if (type === null) return null
  const isRsvp = item.rsvp_enabled === true
  return {
    type,
    url: item.cta_url ?? null,
    label: item.cta_label ?? null,
    isRsvp,
    isClaim: type === 'CLAIM' && !isRsvp,
    isClaimable: item.claims_details?.is_claimable !== false,
    capacity: item.capacity ?? null,
    count: item.claims_details?.count ?? 0,
    userCount: item.claims_details?.user_count ?? 0,
    maxClaimsPerUser: item.max_claims_per_user ?? 1,
    maxClaimsTotal: item.max_claims_total ?? null,
    atLimitText: item.cta_label_at_capacity ?? null,
    ctaDisplayStartAt: item.cta_display_start_at ?? null,
    ctaDisplayEndAt: item.cta_display_end_at ?? null,
    datetime: isRsvp ? (item.start_at ?? null) : null,
    contentTitle: item.title,
  }
}

/** Whether the call to action is inside its time window now; outside, it is disabled. */
export function displayWindow(
  { ctaDisplayStartAt, ctaDisplayEndAt }: Pick<Attachable, 'ctaDisplayStartAt' | 'ctaDisplayEndAt'>,
  now: number,
): 'notYet' | 'open' | 'over' {
  if (ctaDisplayStartAt !== null && now < Date.parse(ctaDisplayStartAt)) return 'notYet'
  if (ctaDisplayEndAt !== null && now >= Date.parse(ctaDisplayEndAt)) return 'over'
  return 'open'
}
