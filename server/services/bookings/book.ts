import type { bookResource } from '@contract/bookings'
import type { ReadBody } from '@contract/endpoint'
import { isAnswered } from '@rules/bookings/answers'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  type FormResponse,
  type Question,
  resourceBookings,
  resources,
  users,
} from '../../db/schema'
import { publish, topicOfApprovals, topicOfSlots, topicOfUser } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import {
  isInReach,
  type ResourceRow,
  type Slot,
  slotsOf,
  takenBetween,
  takingStatuses,
} from './availability'

type Wanted = ReadBody<typeof bookResource>
type Visitor = { userId: number; now: Date }
/** The maximum number of upcoming bookings per user, so that no user takes every slot in advance. */
const maxHeld = 20

/**
 * Books a resource. Runs in the transaction of the call and locks the resource's row first, so the second of two
 * concurrent calls sees the first booking. The caller has checked that the building is open to the user.
 * @throws `slot_not_available` if the time is not one of its slots, `slot_taken`, `too_many_bookings`, `answer_missing`
 */
export async function book(
  tx: Connection,
  resourceUuid: string,
  timezone: string,
  wanted: Wanted,
  { userId, now }: Visitor,
): Promise<string> {
  const [resource] = await tx
    .select()
    .from(resources)
    .where(eq(resources.uuid, resourceUuid))
    .for('update')
  if (resource === undefined) throw new Refusal('not_found', { detail: 'No such resource.' })
  const slot = await wantedSlot(tx, resource, timezone, wanted, now)
  const formResponses = answersTo(resource.questions, wanted.form_responses)
  const taken = await takenBetween(tx, resource.uuid, slot.startAt, slot.endAt)
  if (taken.some(({ status }) => status === 'closed')) throw new Refusal('slot_not_available')
  if (taken.length > 0) throw new Refusal('slot_taken')
  await refuseTooMany(tx, { userId, now })
  const uuid = crypto.randomUUID()
  await tx.insert(resourceBookings).values({
    uuid,
    resourceUuid: resource.uuid,
    userId,
    status: resource.needsApproval ? 'pending' : 'confirmed',
    ...slot,
    name: wanted.name || null,
    totalPriceCents: resource.priceCents === null ? null : resource.priceCents * wanted.slots,
    currencyType: resource.currencyType,
    formResponses,
    createdAt: now,
  })
  await publish(tx, topicOfUser(userId), { uuid })
  await publish(tx, topicOfSlots(resource.buildingUuid, resource.uuid))
  if (resource.needsApproval) await publish(tx, topicOfApprovals(resource.buildingUuid), { uuid })
  return uuid
}

/**
 * Serializes concurrent bookings of one user for different resources, so that each one counts.
 * @throws `too_many_bookings`
 */
async function refuseTooMany(tx: Connection, { userId, now }: Visitor): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const upcoming = await tx.$count(
    resourceBookings,
    and(
      eq(resourceBookings.userId, userId),
      gt(resourceBookings.endAt, now),
      inArray(resourceBookings.status, takingStatuses),
    ),
  )
  if (upcoming >= maxHeld) throw new Refusal('too_many_bookings')
}

/** The day of an instant (`2026-11-23`) in a time zone. */
export function dayIn(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at)
}

/** The requested number of consecutive slots, from the one that begins at the requested time. */
async function wantedSlot(
  tx: Connection,
  resource: ResourceRow,
  timezone: string,
  { start_at, slots: count }: Wanted,
  now: Date,
): Promise<Slot> {
  const startAt = new Date(start_at)
  const mayStart = startAt > now && isInReach(startAt, resource, now)
  const slots = mayStart ? await slotsOf(tx, resource, timezone, dayIn(startAt, timezone)) : []
  const first = slots.findIndex((slot) => slot.startAt.getTime() === startAt.getTime())
  const last = slots[first + count - 1]
  if (first === -1 || last === undefined || count > resource.maxSlots) {
    throw new Refusal('slot_not_available')
  }
  return { startAt, endAt: last.endAt }
}

/** The answers in the order of the questions; answers to unknown questions are dropped. */
function answersTo(
  questions: readonly Question[],
  input: Wanted['form_responses'],
): FormResponse[] {
  return questions.map((asked, n) => {
    const { question, type } = asked
    const answer = input?.find((each) => each.question === question)?.answer.trim() ?? ''
    if (!isAnswered(asked, answer)) {
      const message = `“${question}” wants another answer`
      throw new Refusal('answer_missing', {
        errors: [{ path: `body.form_responses.${n}`, code: 'answer', message }],
      })
    }
    return { question, answer: answer === '' ? null : answer, type }
  })
}
