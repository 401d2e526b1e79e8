import type { ContentItem } from '@contract/content'
import type { EventPost, Offer, Post } from '@contract/posts'
import { addressOf } from '@rules/content/address'

/** By which endpoint a thing is read. */
export type DetailKind = 'content' | 'eventPost' | 'offer' | 'post'

/** What each endpoint answers. */
export type Replies = { content: ContentItem; eventPost: EventPost; offer: Offer; post: Post }

/** An item in the form of the one detail page, whichever endpoint it came from (docs/behaviour.md#detail-page). */
export type DetailItem = ContentItem & {
  /** User ids, once for every place or claim; only the endpoints of posts tell them. */
  holders?: readonly number[]
  /** False where this very visitor may not claim, whatever is left. */
  is_eligible?: boolean | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Whether another item is to be shown with this one. */
export const attachesContent = (item: DetailItem | null): boolean =>
  Boolean(item?.attachable_content_uuid) && item?.attach_secondary_content === true

/** One form for all kinds. What a back end leaves out of a post follows from its kind. */
export function itemOf<Kind extends DetailKind>(kind: Kind, reply: Replies[Kind]): DetailItem
export function itemOf(kind: DetailKind, reply: Replies[DetailKind]): DetailItem {
  switch (kind) {
    case 'eventPost': {
      const { attendants, ...event } = reply as EventPost
      return {
        ...event,
        type: event.type ?? 'EVENT_POST',
        formatted_address: event.formatted_address ?? addressOf(event),
        rsvp_enabled: event.rsvp_enabled ?? true,
        holders: attendants,
      }
    }
    case 'offer': {
      const { claimers, ...offer } = reply as Offer
      const { claimable = true } = offer
      return { ...offer, type: offer.type ?? 'OFFER', claimable, holders: claimers }
    }
    default:
      return { ...reply, type: reply.type ?? 'POST' }
  }
}
