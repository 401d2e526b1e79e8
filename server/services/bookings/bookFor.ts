import type { ReadBody } from '@contract/endpoint'
import type { bookForPerson } from '@contract/operate/dayCalendar'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { resourceBookings, users } from '../../db/schema'
import { publish, topicOfSlots, topicOfUser } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { isMember } from '../tenancy/membership'
import { slotsOf } from './availability'
import { dayIn } from './book'
import { checkSpan, lockResource } from './move'

type Place = { buildingUuid: string; timezone: string; now: Date; userId: number }

/**
 * Books a resource for a person of the building. It is confirmed at once, its questions stay unanswered, and it counts
 * to no limit of the person's own bookings.
 * @throws `invalid_request` for a resource or an active person that the building does not have; `slot_not_available`,
 *   `slot_taken`
 */
export async function bookFor(
  tx: Connection,
  wanted: ReadBody<typeof bookForPerson>,
  { buildingUuid, timezone, now, userId }: Place,
): Promise<string> {
  const resource = await lockResource(tx, buildingUuid, wanted.resource_uuid)
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.uuid, wanted.person_uuid), eq(users.deactivated, false)))
  if (person === undefined || !(await isMember(tx, person.id, buildingUuid))) {
    const message = 'Is no active person of this building'
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.person_uuid', code: 'unknown_person', message }],
    })
  }
  const startAt = new Date(wanted.start_at)
  const slots = await slotsOf(tx, resource, timezone, dayIn(startAt, timezone))
  const first = slots.findIndex((each) => each.startAt.getTime() === startAt.getTime())
  const last = slots[first + wanted.slots - 1]
  if (first === -1 || last === undefined || startAt <= now) throw new Refusal('slot_not_available')
  const slot = { startAt, endAt: last.endAt }
  await checkSpan(tx, resource, { slot, timezone })
  const uuid = crypto.randomUUID()
  await tx.insert(resourceBookings).values({
    uuid,
    resourceUuid: resource.uuid,
    userId: person.id,
    status: 'confirmed',
    ...slot,
    name: wanted.name || null,
    totalPriceCents: resource.priceCents === null ? null : resource.priceCents * wanted.slots,
    currencyType: resource.currencyType,
    formResponses: resource.questions.map(({ question, type }) => ({
      question,
      answer: null,
      type,
    })),
    createdAt: now,
    actedBy: userId,
  })
  await publish(tx, topicOfUser(person.id), { uuid })
  await publish(tx, topicOfSlots(buildingUuid, resource.uuid))
  return uuid
}
