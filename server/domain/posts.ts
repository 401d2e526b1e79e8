import type { EventPost, Offer, Post } from '@contract/posts'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { contentClaims, contents } from '../db/schema'
import { enterBuilding } from './buildings'
import { isEvent, isOffer, takesClaims, takesRsvp } from './callToAction'
import { type ContentRow, itemOf, type Taken, type Telling, withTaken } from './contentReply'
import { isOnDisplay } from './onDisplay'
import { Refusal } from './refusal'

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
 * The row, and its building's time zone and language, if the row is of the kind and its building is open to the user. Who
 * takes part finds it beyond its display too.
 */
export async function openPost(
  connection: Connection,
  kind: PostKind,
  uuid: string,
  { userId, now }: Visitor,
): Promise<{ row: ContentRow; timezone: string; locale: string }> {
  const [row] = await connection.select().from(contents).where(eq(contents.uuid, uuid))
  if (row === undefined || !isKind[kind](row)) throw noSuch(kind)
  const { timezone, locale } = await enterBuilding(connection, userId, row.buildingUuid)
  const mayShow = isOnDisplay(row, now) || (await claimsOf(connection, uuid, userId)) > 0
  if (!mayShow) throw noSuch(kind)
  return { row, timezone, locale }
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

/** All that the item says (C8), with how much of it is taken and how much of that by the reader. */
export function postReply(row: ContentRow, telling: Telling, taken: Taken): Post {
  return withTaken(itemOf(row, telling), taken)
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
  { userId }: Visitor,
): Promise<EventPost> {
  const attendants = await holdersOf(connection, row.uuid)
  const venue: Venue = row.details
  return {
    ...postReply(row, telling, takenBy(attendants, userId)),
    // Said in any case: without it a client takes every event post for one that can be attended.
    rsvp_enabled: takesRsvp(row),
    attendants,
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

/** `is_eligible` is of the visitor alone: windows, limits and counts stand beside it (C7). */
export async function offerReply(
  connection: Connection,
  row: ContentRow,
  telling: Telling,
  { userId }: Visitor,
): Promise<Offer> {
  const claimers = await holdersOf(connection, row.uuid)
  return {
    ...postReply(row, telling, takenBy(claimers, userId)),
    claimable: takesClaims(row),
    claimers,
    is_eligible: row.details.is_eligible !== false,
  }
}

function takenBy(holders: readonly number[], userId: number): Taken {
  return { count: holders.length, byReader: holders.filter((id) => id === userId).length }
}
