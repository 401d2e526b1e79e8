import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { contentClaims, contents } from '../../db/schema'
import { publish, topicOfBuilding } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { ctaWindow, isAvailable, isEvent, isOffer, limitOf, takesRsvp } from './callToAction'
import type { ContentRow } from './contentReply'
import { messageAbout, viewerOf } from './onDisplay'
import { claimsOf, isOpenTo, noSuch, type Visitor } from './posts'

/**
 * RSVPs and claims. Each function runs in the transaction of the call and locks the item's row first, so the second of
 * two concurrent calls sees the result of the first, and no place is given twice. `claim_count` always equals the
 * number of rows in `content_claims`. The caller has checked that the building is open to the user.
 */
async function locked(tx: Connection, uuid: string): Promise<ContentRow | undefined> {
  const [row] = await tx.select().from(contents).where(eq(contents.uuid, uuid)).for('update')
  return row
}

const claimsPerUser = 1

async function take(tx: Connection, row: ContentRow, { userId, now }: Visitor): Promise<void> {
  await tx.insert(contentClaims).values({ contentUuid: row.uuid, userId, claimedAt: now })
  await count(tx, row, 1)
}

async function count(
  tx: Connection,
  { uuid, buildingUuid, audience }: ContentRow,
  change: number,
): Promise<void> {
  const claimCount = sql`${contents.claimCount} + ${change}`
  await tx.update(contents).set({ claimCount }).where(eq(contents.uuid, uuid))
  await publish(tx, topicOfBuilding(buildingUuid), messageAbout({ uuid, audience }))
}

/** RSVPs; a user who already attends keeps the place. */
export async function attend(tx: Connection, uuid: string, visitor: Visitor): Promise<void> {
  const row = await locked(tx, uuid)
  if (row === undefined || !isEvent(row)) throw noSuch('event')
  const own = await claimsOf(tx, uuid, visitor.userId)
  const viewer = await viewerOf(tx, visitor.userId, visitor.now)
  if (!isOpenTo(row, own, viewer)) throw noSuch('event')
  if (own > 0) return
  const window = ctaWindow(row, visitor.now)
  if (!takesRsvp(row) || window === 'notYet') throw new Refusal('event_not_open')
  const isOver = row.cancelledAt !== null || (row.endAt !== null && row.endAt <= visitor.now)
  if (window === 'over' || isOver) throw new Refusal('event_over')
  if (row.claimCount >= (limitOf(row) ?? Infinity)) throw new Refusal('event_full')
  await take(tx, row, visitor)
}

/** Adds a claim, if the offer and its limits allow it. */
export async function claim(tx: Connection, uuid: string, visitor: Visitor): Promise<void> {
  const row = await locked(tx, uuid)
  if (row === undefined || !isOffer(row)) throw noSuch('offer')
  const own = await claimsOf(tx, uuid, visitor.userId)
  const viewer = await viewerOf(tx, visitor.userId, visitor.now)
  if (!isOpenTo(row, own, viewer)) throw noSuch('offer')
  if (!isAvailable(row, visitor.now)) throw new Refusal('offer_not_available')
  const max = limitOf(row) ?? Infinity
  if (own >= (row.maxClaimsPerUser ?? claimsPerUser) || row.claimCount >= max) {
    throw new Refusal('claims_limit_reached')
  }
  await take(tx, row, visitor)
}

/** Cancels every RSVP of the user; does nothing if there is none. */
export async function recall(tx: Connection, uuid: string, visitor: Visitor): Promise<void> {
  const row = await locked(tx, uuid)
  if (row === undefined || !isEvent(row)) throw noSuch('event')
  await giveBack(tx, row, visitor, Infinity)
}

/** Cancels the user's latest claim; does nothing if there is none. */
export async function cancel(tx: Connection, uuid: string, visitor: Visitor): Promise<void> {
  const row = await locked(tx, uuid)
  if (row === undefined || !isOffer(row)) throw noSuch('offer')
  await giveBack(tx, row, visitor, 1)
}

async function giveBack(
  tx: Connection,
  row: ContentRow,
  { userId }: Visitor,
  max: number,
): Promise<void> {
  const own = await tx
    .select({ id: contentClaims.id })
    .from(contentClaims)
    .where(and(eq(contentClaims.contentUuid, row.uuid), eq(contentClaims.userId, userId)))
    .orderBy(desc(contentClaims.id))
  const input = own.slice(0, max)
  for (const { id } of input) await tx.delete(contentClaims).where(eq(contentClaims.id, id))
  if (input.length > 0) await count(tx, row, -input.length)
}

/** Gives one place or claim back, whatever the item is now. False if it was given back already. */
export async function giveUp(
  tx: Connection,
  { id, contentUuid }: Pick<typeof contentClaims.$inferSelect, 'id' | 'contentUuid'>,
): Promise<boolean> {
  const row = await locked(tx, contentUuid)
  if (row === undefined) return false
  const gone = await tx
    .delete(contentClaims)
    .where(eq(contentClaims.id, id))
    .returning({ id: contentClaims.id })
  if (gone.length > 0) await count(tx, row, -gone.length)
  return gone.length > 0
}
