import type { ContentItem } from '@contract/content'
import type { EventPost, Offer, Post } from '@contract/posts'
import { attachableOf } from '../content/attachable'
import { type Availability, availabilityOf } from '../content/availability'

/** What the kinds of detail pages read. */
export type Details = {
  content: ContentItem
  eventPost: EventPost
  offer: Offer
  post: Post
}

export type DetailKind = keyof Details

/** How the visitor stands to a thing of which there are so many places or deals. */
export type Standing = {
  /** By which calls it is taken and given back. */
  kind: 'rsvp' | 'claim'
  /** Places or deals of the visitor. */
  mine: number
  /** Of everybody together. */
  taken: number
  /** Null where there is no limit. */
  limit: number | null
  perUser: number
  /** False where the server would refuse whatever the numbers say. */
  isOffered: boolean
}

const times = (ids: readonly number[], id: number) => ids.filter((each) => each === id).length

/** A place at an event: one for each. Sold out when the capacity equals the attendants. */
export function standingAtEvent(event: EventPost, userId: number): Standing {
  return {
    kind: 'rsvp',
    mine: Math.min(1, times(event.attendants, userId)),
    taken: event.attendants.length,
    limit: event.capacity ?? null,
    perUser: 1,
    isOffered: true,
  }
}

export function standingAtOffer(offer: Offer, userId: number): Standing {
  return {
    kind: 'claim',
    mine: times(offer.claimers, userId),
    taken: offer.claimers.length,
    limit: null,
    perUser: 1,
    isOffered: offer.is_eligible !== false,
  }
}

/** Null for an item that can be neither attended nor claimed. */
export function standingAtContent(item: ContentItem): Standing | null {
  const attachable = attachableOf(item)
  if (attachable === null || !(attachable.isRsvp || attachable.isClaim)) return null
  return {
    kind: attachable.isRsvp ? 'rsvp' : 'claim',
    mine: attachable.userCount,
    taken: attachable.count,
    limit: attachable.isRsvp
      ? (attachable.capacity ?? attachable.maxClaimsTotal)
      : (attachable.maxClaimsTotal ?? attachable.capacity),
    perUser: attachable.isRsvp ? 1 : attachable.maxClaimsPerUser,
    isOffered: attachable.isClaimable,
  }
}

/** What was read, as the kind says; the calls of the runtime answer nothing else. */
export function standingOf(kind: DetailKind, read: unknown, userId: number): Standing | null {
  switch (kind) {
    case 'content':
      return standingAtContent(read as ContentItem)
    case 'eventPost':
      return standingAtEvent(read as EventPost, userId)
    case 'offer':
      return standingAtOffer(read as Offer, userId)
    default:
      return null
  }
}

/** Below what one may have, and below what there is. */
export function canTake({ mine, taken, limit, perUser, isOffered }: Standing): boolean {
  return isOffered && mine < perUser && (limit === null || taken < limit)
}

export const canRelease = ({ mine }: Standing): boolean => mine > 0

export const availabilityFor = ({ taken, limit }: Standing): Availability =>
  availabilityOf(taken, limit)
