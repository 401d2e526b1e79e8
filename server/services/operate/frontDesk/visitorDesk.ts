import type { ReadBody } from '@contract/endpoint'
import type { admitWalkIn, VisitorStep } from '@contract/operate/frontDesk'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { users, visitors } from '../../../db/schema'
import type { KeyedHash } from '../../auth/keyedHash'
import { isProof, newLocator, readCode } from '../../content/passes/passCode'
import { publish, topicOfUser } from '../../platform/live/publish'
import { oneLine } from '../../platform/oneLine'
import { Refusal } from '../../platform/refusal'
import { isMember } from '../../tenancy/membership'
import { boundTo, statusOf, type VisitorRow } from '../../visitors/visitors'
import type { Today } from './today'
import { noSuchVisitor } from './visitors'

type Acting = { buildingUuid: string; userId: number; now: Date }

/** The visitor, whether this call made the change, and the status before it. */
type Moved = { row: VisitorRow; isNew: boolean; before: string }

/**
 * A step of a visitor of the building; the row is locked, so of two desks one makes it and the other finds it made.
 * @throws `not_found`, `visitor_not_expected`, `visitor_not_here`
 */
export async function moveVisitor(
  tx: Connection,
  visitorUuid: string,
  step: VisitorStep,
  acting: Acting,
): Promise<Moved> {
  const row = await lockVisitor(tx, eq(visitors.uuid, visitorUuid), acting)
  return step === 'arrive' ? arrive(tx, row, acting) : leaveOrReturn(tx, row, step, acting)
}

/**
 * Marks the visitor with this code as arrived.
 * @throws `not_found`, `visitor_not_expected`
 */
export async function arriveByCode(
  tx: Connection,
  hash: KeyedHash,
  code: string,
  acting: Acting,
): Promise<Moved> {
  const input = readCode(code)
  if (input === null) throw noSuchVisitor()
  const row = await lockVisitor(tx, eq(visitors.locator, input.locator), acting)
  if (!isProof(hash, boundTo(row), input.proof)) throw noSuchVisitor()
  return arrive(tx, row, acting)
}

async function lockVisitor(
  tx: Connection,
  which: ReturnType<typeof eq>,
  { buildingUuid }: Acting,
): Promise<VisitorRow> {
  const [row] = await tx
    .select()
    .from(visitors)
    .where(and(which, eq(visitors.buildingUuid, buildingUuid)))
    .for('update')
  if (row === undefined) throw noSuchVisitor()
  return row
}

async function arrive(tx: Connection, row: VisitorRow, acting: Acting): Promise<Moved> {
  const { now, userId } = acting
  const before = statusOf(row, now)
  if (before === 'checked_in') return { row, isNew: false, before }
  const mayEnter = before === 'expected' && row.validFrom <= now && (await hasHost(tx, row))
  if (!mayEnter) throw new Refusal('visitor_not_expected')
  return {
    row: await change(tx, row, { checkedInAt: now, checkedInBy: userId }),
    isNew: true,
    before,
  }
}

/** An invitation ends with its host's account or membership. */
async function hasHost(tx: Connection, { invitedBy, buildingUuid }: VisitorRow): Promise<boolean> {
  const [host] = await tx
    .select({ deactivated: users.deactivated })
    .from(users)
    .where(eq(users.id, invitedBy))
  return host?.deactivated === false && (await isMember(tx, invitedBy, buildingUuid))
}

async function leaveOrReturn(
  tx: Connection,
  row: VisitorRow,
  step: 'leave' | 'back',
  { now }: Acting,
): Promise<Moved> {
  const before = statusOf(row, now)
  const [from, to, leftAt] =
    step === 'leave'
      ? (['checked_in', 'left', now] as const)
      : (['left', 'checked_in', null] as const)
  const isOver = row.validUntil <= now
  if (before === to && !isOver) return { row, isNew: false, before }
  if (before !== from || isOver) throw new Refusal('visitor_not_here')
  return { row: await change(tx, row, { leftAt }), isNew: true, before }
}

async function change(
  tx: Connection,
  { uuid, invitedBy }: VisitorRow,
  set: Partial<VisitorRow>,
): Promise<VisitorRow> {
  const [row] = await tx.update(visitors).set(set).where(eq(visitors.uuid, uuid)).returning()
  await publish(tx, topicOfUser(invitedBy), { uuid })
  return row as VisitorRow
}

/**
 * Takes in a visitor whom no one has announced, for today. They get no code and no letter, so no address is stored.
 * @throws `invalid_request` for a host who is no active person of the building
 */
export async function takeInWalkIn(
  tx: Connection,
  wanted: ReadBody<typeof admitWalkIn>,
  { buildingUuid, userId, now, today }: Acting & { today: Today },
): Promise<VisitorRow> {
  const [host] = await tx
    .select()
    .from(users)
    .where(and(eq(users.uuid, wanted.host_uuid), eq(users.deactivated, false)))
  if (host === undefined || !(await isMember(tx, host.id, buildingUuid))) {
    const message = 'Is no active person of this building'
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.host_uuid', code: 'unknown_person', message }],
    })
  }
  const row: VisitorRow = {
    uuid: crypto.randomUUID(),
    locator: newLocator(),
    buildingUuid,
    invitedBy: host.id,
    firstName: oneLine(wanted.first_name),
    lastName: oneLine(wanted.last_name),
    email: '',
    company: oneLine(wanted.company ?? '') || null,
    hostName: `${host.firstName} ${host.lastName}`.trim(),
    note: null,
    expectedAt: now,
    validFrom: today.from,
    validUntil: today.until,
    invitedAt: now,
    cancelledAt: null,
    checkedInAt: now,
    checkedInBy: userId,
    leftAt: null,
  }
  await tx.insert(visitors).values(row)
  await publish(tx, topicOfUser(host.id), { uuid: row.uuid })
  return row
}
