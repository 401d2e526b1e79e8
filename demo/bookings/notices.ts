import type { notices, resourceBookings } from '@server/db/schema'
import { buildingUuid as uuidOf } from '../buildings'
import { demoUuid } from '../ids'
import { demoResources, resourceUuid } from './resources'
import { requestStepsOf, serviceRequestsOf } from './serviceRequests'

type Row = typeof notices.$inferInsert
type IdOf = (email: string) => number

const dayMs = 86_400_000

/** Those of the last day are unread. */
const asNotice = (row: Omit<Row, 'uuid'>, now: Date): Row => ({
  ...row,
  uuid: demoUuid(`notice/${row.event}/${row.subjectUuid}/${row.createdAt.toISOString()}`),
  readAt: now.getTime() - row.createdAt.getTime() < dayMs ? null : row.createdAt,
})

const events = {
  start: 'requestTaken',
  ask: 'requestAsked',
  decline: 'requestAnswered',
  finish: 'requestFinished',
} as const

/** The notices about requests. */
export function requestNotices(idOf: IdOf, now: Date): Row[] {
  const requests = serviceRequestsOf(idOf, now)
  return requestStepsOf(idOf, now).flatMap(({ action, requestUuid, text, createdAt }) => {
    const request = requests.find(({ uuid }) => uuid === requestUuid)
    const event = new Map(Object.entries(events)).get(action)
    if (request === undefined || event === undefined) return []
    const { userId, buildingUuid, subject: name } = request
    const about = { userId, buildingUuid, event, subjectUuid: requestUuid, name }
    return [
      asNotice({ ...about, quote: text === '' ? null : text, createdAt: createdAt ?? now }, now),
    ]
  })
}

/** The notices about bookings. */
export function bookingNotices(
  bookings: readonly (typeof resourceBookings.$inferInsert)[],
  now: Date,
): Row[] {
  return bookings.flatMap((booking) => {
    const { decidedAt = null, cancelledAt = null, actedBy = null } = booking
    const resource = demoResources.find(({ key }) => resourceUuid(key) === booking.resourceUuid)
    const createdAt = decidedAt ?? cancelledAt
    if (resource === undefined || createdAt === null || actedBy === null) return []
    const isDenied = booking.status.startsWith('denied')
    const decision = isDenied ? ('bookingDenied' as const) : ('bookingApproved' as const)
    const notice = {
      userId: booking.userId,
      buildingUuid: uuidOf[resource.building],
      event: decidedAt === null ? ('bookingCancelled' as const) : decision,
      subjectUuid: booking.uuid,
      name: resource.name,
      quote: booking.decisionReason ?? null,
      startAt: booking.startAt,
      createdAt,
    }
    return createdAt > now ? [] : [asNotice(notice, now)]
  })
}
