import type { EventPost, Offer, Post } from '@contract/posts'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { contentClaims, contents } from '../db/schema'
import { Refusal } from '../http/refusal'
import { enterBuilding } from './buildings'
import { ctaWindow, isEvent, isOffer } from './callToAction'
import { type ContentRow, itemOf, type Telling } from './contentReply'
import { isOnDisplay } from './onDisplay'

/** Posts, events and offers are items of one table, each told in a form of its own. */
export type PostKind = 'post' | 'event' | 'offer'

const isKind: Record<PostKind, (row: ContentRow) => boolean> = {
  post: ({ type }) => type === 'POST',
  event: isEvent,
  offer: isOffer,
}

export function noSuch(kind: PostKind): Refusal {
  return new Refusal('not_found', { detail: `No such ${kind} is open to you.` })
}

/** Who asks, and when. */
export type Visitor = { userId: number; now: Date }

/**
 * The row and its venue's time zone, if the row is of the kind and its building is open to the user. Who
 * takes part finds it beyond its display too.
 */
export async function openPost(
  connection: Connection,
  kind: PostKind,
  uuid: string,
  { userId, now }: Visitor,
): Promise<{ row: ContentRow; timezone: string }> {
  const [row] = await connection.select().from(contents).where(eq(contents.uuid, uuid))
  if (row === undefined || !isKind[kind](row)) throw noSuch(kind)
  const { timezone } = await enterBuilding(connection, userId, row.buildingUuid)
  const mayShow = isOnDisplay(row, now) || (await claimsOf(connection, uuid, userId)) > 0
  if (!mayShow) throw noSuch(kind)
  return { row, timezone }
}

export function claimsOf(connection: Connection, uuid: string, userId: number): Promise<number> {
  return connection.$count(
    contentClaims,
    and(eq(contentClaims.contentUuid, uuid), eq(contentClaims.userId, userId)),
  )
}

/** Once for every place or claim, in the order they were taken. */
async function holdersOf(connection: Connection, uuid: string): Promise<number[]> {
  const rows = await connection
    .select({ userId: contentClaims.userId })
    .from(contentClaims)
    .where(eq(contentClaims.contentUuid, uuid))
    .orderBy(asc(contentClaims.id))
  return rows.map(({ userId }) => userId)
}

export function postReply(row: ContentRow, telling: Telling): Post {
  const { uuid, title, subtitle, description, image_url, cta_label, cta_url } = itemOf(row, telling)
  return { uuid, title, subtitle, description, image_url, cta_label, cta_url }
}

/** What an event's details say of where it is, by the names of the wire. */
type Venue = Pick<
  EventPost,
  | 'street_number'
  | 'route'
  | 'locality'
  | 'administrative_area_1'
  | 'postal_code'
  | 'latitude'
  | 'longitude'
  | 'place_id'
>

export async function eventReply(
  connection: Connection,
  row: ContentRow,
  telling: Telling,
): Promise<EventPost> {
  const item = itemOf(row, telling)
  const venue: Venue = row.details
  return {
    ...postReply(row, telling),
    start_at: item.start_at,
    end_at: item.end_at,
    timezone: item.timezone,
    capacity: item.capacity,
    price: item.price,
    currency_type: item.currency_type,
    attendants: await holdersOf(connection, row.uuid),
    street_number: venue.street_number,
    route: venue.route,
    locality: venue.locality,
    administrative_area_1: venue.administrative_area_1,
    postal_code: venue.postal_code,
    latitude: venue.latitude,
    longitude: venue.longitude,
    place_id: venue.place_id,
  }
}

/** `is_eligible`: whether claims are taken at all now, not whether any are left. */
export async function offerReply(
  connection: Connection,
  row: ContentRow,
  telling: Telling,
  now: Date,
): Promise<Offer> {
  const { uuid, title, description_title, description, image_url } = itemOf(row, telling)
  const { is_eligible, claimable } = row.details
  return {
    uuid,
    title,
    description_title,
    description,
    image_url,
    claimers: await holdersOf(connection, row.uuid),
    is_eligible:
      is_eligible !== false &&
      claimable !== false &&
      ctaWindow(row, now) === 'open' &&
      row.claimCount < (row.maxClaimsTotal ?? row.capacity ?? Infinity),
  }
}
