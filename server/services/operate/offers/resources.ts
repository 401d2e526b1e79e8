import { resources as record } from '@contract/operate/resources'
import { minutesOf } from '@rules/bookings/hours'
import { resourceProblems } from '@rules/operate/resource'
import { eq } from 'drizzle-orm'
import { resourceBookings, resources } from '../../../db/schema'
import { storedHours } from '../../platform/hours'
import { centsOf } from '../../platform/money'
import { Refusal } from '../../platform/refusal'
import { changedIn, claimUploads } from '../../platform/uploads/uploads'
import { ownerBuilding } from './building'
import { orderedService } from './orderedRecord'
import { resourcesOfRows } from './resourceReply'

/** The resources of a building. Bookings that exist keep their time and price. */
export const resourceService = orderedService(record, {
  table: resources,
  missing: 'No such resource.',
  nameOf: ({ name }) => name,
  ...ownerBuilding,
  isOwned: ({ uuid }) => eq(resources.buildingUuid, uuid),
  stored: (connection, rows, { building }, { now }) =>
    resourcesOfRows(connection, rows, building, now),
  problems: resourceProblems,
  afterUpdate: (tx, { before, fields }, { now }) =>
    claimUploads(tx, changedIn({ image_url: fields.image_url }, before), { now }),
  columns: (fields) => ({
    name: fields.name,
    details: fields.details || null,
    imageUrl: fields.image_url || null,
    imageAltText: fields.image_alt_text || null,
    needsApproval: fields.needs_approval,
    opensAt: minutesOf(fields.opens_at),
    closesAt: minutesOf(fields.closes_at),
    weekdayHours: storedHours(fields.weekday_hours),
    slotMinutes: fields.slot_minutes,
    maxSlots: fields.max_slots,
    daysAhead: fields.days_ahead,
    priceCents: centsOf(fields.price),
    currencyType: fields.currency_type,
    cancellationWindowEndMinutes: fields.cancellation_window_end_minutes,
    questions: fields.questions.map(({ choices, ...question }) =>
      question.type === 'choice' ? { ...question, choices } : question,
    ),
  }),
  place: ({ uuid }) => ({ buildingUuid: uuid, ownerType: 'building', ownerUuid: uuid }),
  // The history of its users names a resource that was booked. Booking locks the row, too.
  beforeRemove: async (tx, { uuid }) => {
    const bookings = await tx.$count(resourceBookings, eq(resourceBookings.resourceUuid, uuid))
    if (bookings === 0) return
    throw new Refusal('resource_in_use', {
      detail: `${bookings} bookings belong to it. Set days_ahead to 0 to close it instead.`,
    })
  },
})
