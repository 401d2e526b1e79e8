import type { ContentItem } from '@contract/content'
import type { EventPost, Offer, Post } from '@contract/posts'
import { addressOf } from '@rules/content/address'

/** The endpoint that an item is read by. */
export type DetailKind = 'content' | 'eventPost' | 'offer' | 'post'

/** The reply of each endpoint. */
export type Replies = { content: ContentItem; eventPost: EventPost; offer: Offer; post: Post }

/** An item in the form of the detail page, whichever endpoint it came from (docs/behaviour.md#detail-page). */
export type DetailItem = ContentItem & {
  /** User ids, one for each place or claim; only the post endpoints return them. */
  holders?: readonly number[]
  /** False if this user may not claim, whatever is left. */
  is_eligible?: boolean | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Whether another item is attached to this one. */
export const attachesContent = (item: DetailItem | null): boolean =>
  Boolean(item?.attachable_content_uuid) && item?.attach_secondary_content === true

/** One form for all kinds. Fields that a back end omits in a post follow from its kind. */
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
