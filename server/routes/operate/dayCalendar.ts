import {
  type BookingAction,
  bookForPerson,
  bookingsInside,
  type CalendarBooking,
  closeResource,
  moveBooking,
  readDayCalendar,
  reopenResource,
  stepOperatedBooking,
} from '@contract/operate/dayCalendar'
import type { Connection } from '../../db/database'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { postDecision } from '../../http/postDecision'
import { bookFor } from '../../services/bookings/bookFor'
import { type ClosureRow, closeFor, reopen } from '../../services/bookings/closures'
import { cancelFor, decide } from '../../services/bookings/decide'
import { moveBooking as move } from '../../services/bookings/move'
import {
  bookingsInsideOf,
  closureReply,
  dayCalendarOf,
  readCalendarBooking,
} from '../../services/operate/frontDesk/dayCalendar'
import { todayIn } from '../../services/operate/frontDesk/today'

type Calling = {
  params: { buildingId: string }
  caller: { principal: { id: number } }
  now: () => Date
}

async function deskOf(connection: Connection, { params, caller, now }: Calling) {
  const buildingUuid = params.buildingId.toLowerCase()
  const { timezone } = await todayIn(connection, buildingUuid, now())
  return { buildingUuid, timezone, userId: caller.principal.id, now: now() }
}

const recordOf = ({ resource, state, start_at, end_at }: CalendarBooking) => ({
  resource: resource.name,
  state,
  start_at,
  end_at,
})

const bookingChange = (
  buildingUuid: string,
  before: CalendarBooking | null,
  after: CalendarBooking,
) => ({
  kind: 'booking' as const,
  subject: after.resource.name,
  subjectUuid: after.uuid,
  buildingUuid,
  before: before === null ? null : recordOf(before),
  after: recordOf(after),
})

const closureChange = (buildingUuid: string, name: string, row: ClosureRow, isNew: boolean) => {
  const { uuid, start_at, end_at, reason } = closureReply(row)
  const record = { start_at, end_at, reason }
  return {
    kind: 'closure' as const,
    subject: name,
    subjectUuid: uuid,
    buildingUuid,
    before: isNew ? null : record,
    after: isNew ? record : null,
  }
}

const decisions = {
  approve: 'accepted',
  deny: 'denied_available',
  block: 'denied_unavailable',
  free: 'denied_available',
} as const

/** Whether the user has to be told. */
async function take(
  tx: Connection,
  action: BookingAction,
  { buildingUuid, uuid }: { buildingUuid: string; uuid: string },
  acting: Parameters<typeof decide>[4],
): Promise<boolean> {
  if (action !== 'cancel') return decide(tx, buildingUuid, uuid, decisions[action], acting)
  return (await cancelFor(tx, buildingUuid, uuid, 'building', acting)).isNew
}

const changed = { limit: 'bookingChangedByStaff' } as const

export const operateDayCalendarRoutes = [
  implement(readDayCalendar, async ({ database, params, query, now }) => ({
    data: await dayCalendarOf(
      database.connection,
      params.buildingId.toLowerCase(),
      query.date,
      now(),
    ),
  })),
  implement(bookingsInside, async (call) => {
    const { connection } = call.database
    return bookingsInsideOf(connection, call.query, await deskOf(connection, call))
  }),
  operateMutation(
    stepOperatedBooking,
    async (tx, call) => {
      const { params, body } = call
      const desk = await deskOf(tx, call)
      const { buildingUuid, userId, now } = desk
      const { bookingId: uuid } = params
      const before = await readCalendarBooking(tx, uuid, desk)
      const acting = { userId, now, reason: body.reason }
      const isNews = await take(tx, body.action, { buildingUuid, uuid }, acting)
      const data = await readCalendarBooking(tx, uuid, desk)
      const isDenied = body.action === 'deny' || body.action === 'block'
      if (isNews) {
        const kind =
          body.action === 'cancel'
            ? 'bookingCancelled'
            : isDenied
              ? 'bookingDenied'
              : 'bookingApproved'
        await postDecision(tx, call, kind, { uuid, managerId: userId, now })
      }
      const isChanged = isNews || body.action === 'free'
      const changes = [bookingChange(buildingUuid, before, data)] as const
      return { reply: { data }, changes: isChanged ? changes : 'none' }
    },
    changed,
  ),
  operateMutation(
    moveBooking,
    async (tx, call) => {
      const desk = await deskOf(tx, call)
      const { bookingId: uuid } = call.params
      const before = await readCalendarBooking(tx, uuid, desk)
      const { before: row } = await move(tx, uuid, call.body, desk)
      const data = await readCalendarBooking(tx, uuid, desk)
      const { userId: managerId, now } = desk
      await postDecision(tx, call, 'bookingMoved', { uuid, managerId, now, before: row })
      return { reply: { data }, changes: [bookingChange(desk.buildingUuid, before, data)] }
    },
    changed,
  ),
  operateMutation(
    bookForPerson,
    async (tx, call) => {
      const desk = await deskOf(tx, call)
      const uuid = await bookFor(tx, call.body, desk)
      const { userId: managerId, now } = desk
      await postDecision(tx, call, 'bookingMade', { uuid, managerId, now })
      const data = await readCalendarBooking(tx, uuid, desk)
      return { reply: { data }, changes: [bookingChange(desk.buildingUuid, null, data)] }
    },
    changed,
  ),
  operateMutation(
    closeResource,
    async (tx, call) => {
      const desk = await deskOf(tx, call)
      const { userId: managerId, now, buildingUuid } = desk
      const { closure, name, cancelled } = await closeFor(tx, call.body, desk)
      for (const uuid of cancelled)
        await postDecision(tx, call, 'bookingCancelled', { uuid, managerId, now })
      return {
        reply: { data: closureReply(closure) },
        changes: [closureChange(buildingUuid, name, closure, true)],
      }
    },
    changed,
  ),
  operateMutation(
    reopenResource,
    async (tx, call) => {
      const { buildingUuid } = await deskOf(tx, call)
      const { closure, name } = await reopen(tx, buildingUuid, call.params.closureId)
      return {
        reply: { data: { uuid: closure.uuid, reason: closure.reason } },
        changes: [closureChange(buildingUuid, name, closure, false)],
      }
    },
    changed,
  ),
]
