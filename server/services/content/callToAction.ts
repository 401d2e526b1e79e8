import type { ContentDetails } from '../../db/schema'

type Acting = { type: string; details: ContentDetails }

/** Whether the item takes RSVPs; its type does not matter. */
export function takesRsvp({ details }: Acting): boolean {
  return details.rsvp_enabled === true
}

/** Whether the item is claimed like a deal; its type does not matter. An item that takes RSVPs is never claimed. */
export function takesClaims(content: Acting): boolean {
  const { claimable, cta_type } = content.details
  const isClaim = typeof cta_type === 'string' && cta_type.toUpperCase() === 'CLAIM'
  return !takesRsvp(content) && (claimable === true || isClaim)
}

export function isEvent(content: Acting): boolean {
  return content.type === 'EVENT' || content.type === 'EVENT_POST' || takesRsvp(content)
}

export function isOffer(content: Acting): boolean {
  return content.type === 'DEAL' || content.type === 'OFFER' || takesClaims(content)
}

type Limited = Acting & { capacity: number | null; maxClaimsTotal: number | null }

/** How many places or claims there are; null for any number. */
export function limitOf(content: Limited): number | null {
  const { capacity, maxClaimsTotal } = content
  return takesClaims(content) ? (maxClaimsTotal ?? capacity) : (capacity ?? maxClaimsTotal)
}

export type CtaWindow = 'notYet' | 'open' | 'over'

/** Whether the call to action is open at this moment. */
export function ctaWindow({ details }: Acting, now: Date): CtaWindow {
  const opens = momentOf(details.cta_display_start_at)
  const closes = momentOf(details.cta_display_end_at)
  if (opens !== null && now.getTime() < opens) return 'notYet'
  return closes !== null && now.getTime() >= closes ? 'over' : 'open'
}

function momentOf(input: unknown): number | null {
  const parsed = typeof input === 'string' ? Date.parse(input) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}

/** Whether it can be claimed at this moment, regardless of how many are left. */
export function isAvailable(content: Acting, now: Date): boolean {
  const { claimable, is_eligible } = content.details
  if (claimable === false || is_eligible === false) return false
  return takesClaims(content) && ctaWindow(content, now) === 'open'
}
