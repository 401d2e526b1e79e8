import type { EventPost, Offer, Post } from '@contract/posts'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { contentClaims, contents } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { isEvent, isOffer, takesClaims, takesRsvp } from './callToAction'
import { type ContentRow, itemOf, type ReplyLocale, type Taken, withTaken } from './contentReply'
import { isOnDisplay, isOrWasOnDisplay, type Viewer, viewerOf } from './onDisplay'

/** Posts, events and offers are items of one table; each kind has a reply of its own. */
export type PostKind = 'post' | 'event' | 'offer'

/**
 * The items that the actions of a kind apply to. Each of the three paths shows any item
 * (docs/behaviour.md#detail-page).
 */
const isKind: Record<PostKind, (row: ContentRow) => boolean> = {
  post: () => true,
  event: isEvent,
  offer: isOffer,
}

export function noSuch(kind: PostKind): Refusal {
  return new Refusal('not_found', { detail: `No such ${kind} is open to you.` })
}

/** The caller, and the time of the call. */
export type Visitor = { userId: number; now: Date }

/**
 * The row with its building's time zone and language, if the building is open to the user. With `actsAs`, the actions
 * of that kind must apply to the item. A user who takes part can open it after its display has ended.
 */
export async function openPost(
  connection: Connection,
  kind: PostKind,
  uuid: string,
  { userId, now, actsAs = 'post' }: Visitor & { actsAs?: PostKind },
): Promise<{ row: ContentRow; timezone: string; locale: string }> {
  const [row] = await connection.select().from(contents).where(eq(contents.uuid, uuid))
  if (row === undefined || !isKind[actsAs](row)) throw noSuch(kind)
  const { timezone, locale } = await enterBuilding(connection, userId, row.buildingUuid)
  const own = await claimsOf(connection, uuid, userId)
  if (!isOpenTo(row, own, await viewerOf(connection, userId, now))) throw noSuch(kind)
  return { row, timezone, locale }
}

/** Whether a user with so many places or claims can open the item. */
export const isOpenTo = (row: ContentRow, own: number, viewer: Viewer): boolean =>
  isOnDisplay(row, viewer) || (own > 0 && isOrWasOnDisplay(row, viewer.now))

export function claimsOf(connection: Connection, uuid: string, userId: number): Promise<number> {
  return connection.$count(
    contentClaims,
    and(eq(contentClaims.contentUuid, uuid), eq(contentClaims.userId, userId)),
  )
}

/** One entry per place or claim, in the order they were taken. */
async function holdersOf(connection: Connection, uuid: string): Promise<number[]> {
  const rows = await connection
    .select({ userId: contentClaims.userId })
    .from(contentClaims)
    .where(eq(contentClaims.contentUuid, uuid))
    .orderBy(asc(contentClaims.id))
  return rows.map(({ userId }) => userId)
}

/** Every field of the item with the counts of taken places, as docs/behaviour.md#detail-page requires. */
export function postReply(row: ContentRow, replyLocale: ReplyLocale, taken: Taken): Post {
  return withTaken(itemOf(row, replyLocale), taken)
}

/** The details of an event about its venue, under the field names of the API. */
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
  replyLocale: ReplyLocale,
  { userId }: Visitor,
): Promise<EventPost> {
  const attendants = await holdersOf(connection, row.uuid)
  const venue: Venue = row.details
  return {
    ...postReply(row, replyLocale, takenBy(attendants, userId)),
    // Always sent: otherwise a client would assume that every event can be attended.
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

/** `is_eligible` refers only to the user; it ignores windows, limits and remaining stock. */
export async function offerReply(
  connection: Connection,
  row: ContentRow,
  replyLocale: ReplyLocale,
  { userId }: Visitor,
): Promise<Offer> {
  const claimers = await holdersOf(connection, row.uuid)
  return {
    ...postReply(row, replyLocale, takenBy(claimers, userId)),
    claimable: takesClaims(row),
    claimers,
    is_eligible: row.details.is_eligible !== false,
  }
}

function takenBy(holders: readonly number[], userId: number): Taken {
  return { count: holders.length, byReader: holders.filter((id) => id === userId).length }
}
