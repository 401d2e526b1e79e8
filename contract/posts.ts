import * as v from 'valibot'
import { contentItem } from './content'
import { endpoint } from './endpoint'
import { envelope, flag, locale, number, text, uuid } from './values'

/**
 * A post has all fields of a content item, because one detail page shows both
 * (docs/behaviour.md#detail-page). A back end that stores posts separately may leave out any of
 * them, even the type.
 */
export const post = v.object({ ...contentItem.entries, type: text })

/** `attendants` are user ids; `price` is a decimal in `currency_type`, absent or 0 means free. */
export const eventPost = v.object({
  ...post.entries,
  attendants: v.array(v.number()),
  street_number: text,
  route: text,
  locality: text,
  administrative_area_1: text,
  postal_code: text,
  latitude: number,
  longitude: number,
  place_id: text,
})

/**
 * `claimers` are user ids, one for every claim. `is_eligible` states whether this user may claim at
 * all, regardless of display windows and availability.
 */
export const offer = v.object({
  ...post.entries,
  claimers: v.array(v.number()),
  is_eligible: flag,
})

const query = v.object({ lang: v.optional(locale) })
export const postById = endpoint({
  method: 'GET',
  path: '/tenant/v1/posts/:postUuid',
  access: 'user',
  kiosk: true,
  summary: 'One post',
  params: v.object({ postUuid: uuid }),
  query,
  reply: envelope(post),
  errors: [],
})

const eventPostParams = v.object({ eventPostUuid: uuid })
const offerInBuilding = v.object({ buildingId: uuid, offerUuid: uuid })

export const eventPostById = endpoint({
  method: 'GET',
  path: '/tenant/v1/event-posts/:eventPostUuid',
  access: 'user',
  kiosk: true,
  summary: 'One event post',
  params: eventPostParams,
  query,
  reply: envelope(eventPost),
  errors: [],
})

export const attendEventPost = endpoint({
  method: 'PUT',
  path: '/tenant/v1/buildings/:buildingId/event-posts/:eventPostUuid/attend',
  access: 'user',
  summary: 'RSVP to an event',
  params: v.object({ buildingId: uuid, eventPostUuid: uuid }),
  query,
  reply: envelope(eventPost),
  errors: ['event_full', 'event_over', 'event_not_open'],
})

export const recallEventPost = endpoint({
  method: 'PUT',
  path: '/tenant/v1/event-posts/:eventPostUuid/recall',
  access: 'user',
  summary: 'Cancel an RSVP',
  params: eventPostParams,
  query,
  reply: envelope(eventPost),
  errors: [],
})

export const offerById = endpoint({
  method: 'GET',
  path: '/tenant/v1/offers/:offerUuid',
  access: 'user',
  kiosk: true,
  summary: 'One offer',
  params: v.object({ offerUuid: uuid }),
  query,
  reply: envelope(offer),
  errors: [],
})

export const claimOffer = endpoint({
  method: 'PUT',
  path: '/tenant/v1/buildings/:buildingId/offers/:offerUuid/claim',
  access: 'user',
  summary: 'Claim a deal',
  params: offerInBuilding,
  query,
  reply: envelope(offer),
  errors: ['claims_limit_reached', 'offer_not_available'],
})

export const cancelOffer = endpoint({
  method: 'PUT',
  path: '/tenant/v1/buildings/:buildingId/offers/:offerUuid/cancel',
  access: 'user',
  summary: 'Cancel the latest claim of a deal',
  params: offerInBuilding,
  query,
  reply: envelope(offer),
  errors: [],
})

export type Post = v.InferOutput<typeof post>
export type EventPost = v.InferOutput<typeof eventPost>
export type Offer = v.InferOutput<typeof offer>
