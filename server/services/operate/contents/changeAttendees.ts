import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contentClaims, passes, users } from '../../../db/schema'
import { takesClaims } from '../../content/callToAction'
import type { ContentRow } from '../../content/contentReply'
import { attend, claim, giveUp } from '../../content/participation'
import { markUsed, whyInvalid } from '../../content/passes/checkPass'
import { issuePasses } from '../../content/passes/passes'
import { publish, topicOfUser } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { isMember } from '../../tenancy/membership'
import { isHuman } from '../people'
import { lockAttendee, noSuchAttendee, readAttendee } from './attendees'
import { lockContent } from './contents'

/**
 * Adds a person of the building, by the rules for tenants (`participation.ts`). One who attends keeps the place.
 * @throws `not_found`, `account_unknown`, and what the rules refuse
 */
export async function addAttendee(
  tx: Connection,
  contentUuid: string,
  { email, now }: { email: string; now: Date },
) {
  const row = await lockContent(tx, contentUuid)
  const person = await memberWith(tx, email, row)
  const held = await latestOf(tx, row, person.id)
  const take = takesClaims(row) ? claim : attend
  await take(tx, row.uuid, { userId: person.id, now })
  const added = await latestOf(tx, row, person.id)
  if (added === undefined) throw noSuchAttendee()
  const isNew = added.id !== held?.id
  if (isNew) await publish(tx, topicOfUser(person.id), { uuid: row.uuid })
  return { row, person, isNew, attendee: await readAttendee(tx, added.uuid) }
}

async function memberWith(tx: Connection, email: string, { buildingUuid }: ContentRow) {
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.deactivated, false), isHuman))
  if (person === undefined || !(await isMember(tx, person.id, buildingUuid))) {
    throw new Refusal('account_unknown', { detail: 'No person of this building has this address.' })
  }
  return person
}

async function latestOf(tx: Connection, { uuid }: ContentRow, userId: number) {
  const [claimed] = await tx
    .select()
    .from(contentClaims)
    .where(and(eq(contentClaims.contentUuid, uuid), eq(contentClaims.userId, userId)))
    .orderBy(desc(contentClaims.id))
    .limit(1)
  return claimed
}

/** @throws `not_found` */
export async function removeAttendee(tx: Connection, uuid: string) {
  const { claim: claimed, row } = await lockAttendee(tx, uuid)
  const attendee = await readAttendee(tx, uuid)
  if (!(await giveUp(tx, claimed))) throw noSuchAttendee()
  await publish(tx, topicOfUser(claimed.userId), { uuid: row.uuid })
  return { row, userId: claimed.userId, attendee }
}

/**
 * Uses the pass of an attendee, as a check of its code would. A second one changes nothing, so two desks end with one visit.
 * @throws `not_found`, `event_over`, `event_not_open`
 */
export async function admitAttendee(
  tx: Connection,
  uuid: string,
  { operatorId, now }: { operatorId: number; now: Date },
) {
  const { claim: claimed, row } = await lockAttendee(tx, uuid)
  const before = await readAttendee(tx, uuid)
  if (before.came_at !== null) return { row, before, after: before }
  const refused = whyInvalid(row, now)
  if (refused === 'over') throw new Refusal('event_over')
  if (refused === 'cancelled') throw new Refusal('event_not_open')
  await issuePasses(tx, [claimed], now)
  const [pass] = await tx.select().from(passes).where(eq(passes.claimId, claimed.id))
  if (pass === undefined) throw noSuchAttendee()
  // A check of the code may have been faster; its time stays.
  await markUsed(tx, pass, { usedAt: now, usedBy: operatorId })
  return { row, before, after: await readAttendee(tx, uuid) }
}
