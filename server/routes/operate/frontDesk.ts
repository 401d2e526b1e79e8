import { preferredLocale } from '@contract/locales'
import {
  admitWalkIn,
  checkInByCode,
  moveVisitor,
  operatedBookings,
  operatedRequests,
  operatedVisitors,
  readBuildingDay,
  readBuildingWeeks,
  readOperatedRequest,
  readOperatedVisitor,
  readVisitorsInside,
  stepOperatedRequest,
} from '@contract/operate/frontDesk'
import { buildingAddress } from '../../http/buildingAddress'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { postArrival } from '../../http/postArrival'
import { postToAssignee } from '../../http/postToAssignee'
import { bookingsIn } from '../../services/operate/frontDesk/bookings'
import { buildingDayOf } from '../../services/operate/frontDesk/buildingDay'
import { buildingWeeksOf } from '../../services/operate/frontDesk/buildingWeeks'
import { requestOf } from '../../services/operate/frontDesk/requestDetail'
import type { Staff } from '../../services/operate/frontDesk/requestReach'
import { requestsIn } from '../../services/operate/frontDesk/requests'
import { stepAsStaff } from '../../services/operate/frontDesk/stepAsStaff'
import { todayIn } from '../../services/operate/frontDesk/today'
import {
  arriveByCode,
  moveVisitor as move,
  takeInWalkIn,
} from '../../services/operate/frontDesk/visitorDesk'
import {
  readVisitor,
  visitorsIn,
  visitorsInsideOf,
} from '../../services/operate/frontDesk/visitors'
import { letterMail } from '../../services/operate/letters/letterMail'
import type { VisitorRow } from '../../services/visitors/visitors'

type Calling = {
  caller: { principal: { id: number }; operator: { held: Staff['held'] } }
}

const staffOf = ({ caller: { principal, operator } }: Calling): Staff => ({
  id: principal.id,
  held: operator.held,
})

type AtDesk = {
  params: { buildingId: string }
  caller: { principal: { id: number } }
  now: () => Date
}

const deskOf = ({ params, caller, now }: AtDesk) => ({
  buildingUuid: params.buildingId.toLowerCase(),
  userId: caller.principal.id,
  now: now(),
})

/** The log names the host: the names of visitors are deleted some weeks after the visit. */
const visitChange = (
  { uuid, hostName, buildingUuid }: VisitorRow,
  before: string | null,
  after: string,
) => ({
  kind: 'visitor' as const,
  subject: hostName,
  subjectUuid: uuid,
  buildingUuid,
  before: before === null ? null : { status: before },
  after: { status: after },
})

const moved = { limit: 'visitorMovedByStaff' } as const

export const operateFrontDeskRoutes = [
  implement(readBuildingDay, async (call) => {
    const { connection } = call.database
    const { params, now } = call
    const reading = { staff: staffOf(call), now: now() }
    return { data: await buildingDayOf(connection, params.buildingId, reading) }
  }),
  implement(readBuildingWeeks, async ({ database: { connection }, params, now }) => ({
    data: await buildingWeeksOf(connection, params.buildingId, now()),
  })),
  implement(operatedBookings, async ({ database: { connection }, params, query, now }) =>
    bookingsIn(
      connection,
      params.buildingId,
      query,
      await todayIn(connection, params.buildingId, now()),
    ),
  ),
  implement(operatedVisitors, async ({ database: { connection }, params, query, now }) => {
    const today = await todayIn(connection, params.buildingId, now())
    return visitorsIn(connection, params.buildingId, query, { today, now: now() })
  }),
  implement(readVisitorsInside, async ({ database: { connection }, params, now }) => ({
    data: await visitorsInsideOf(connection, params.buildingId.toLowerCase(), now()),
  })),
  implement(readOperatedVisitor, async (call) => {
    const { connection } = call.database
    const desk = deskOf(call)
    const { timezone } = await todayIn(connection, desk.buildingUuid, desk.now)
    return { data: await readVisitor(connection, call.params.visitorId, { ...desk, timezone }) }
  }),
  operateMutation(
    moveVisitor,
    async (tx, call) => {
      const desk = deskOf(call)
      const { timezone } = await todayIn(tx, desk.buildingUuid, desk.now)
      const { step } = call.body
      const { row, isNew, before } = await move(tx, call.params.visitorId, step, desk)
      const data = await readVisitor(tx, row.uuid, { ...desk, timezone })
      if (!isNew) return { reply: { data }, changes: 'none' }
      if (step === 'arrive') await postArrival(tx, call, row, desk.userId)
      return { reply: { data }, changes: [visitChange(row, before, data.status)] }
    },
    moved,
  ),
  operateMutation(
    checkInByCode,
    async (tx, call) => {
      const desk = deskOf(call)
      const { timezone } = await todayIn(tx, desk.buildingUuid, desk.now)
      const { row, isNew, before } = await arriveByCode(tx, call.hash, call.body.code, desk)
      const visitor = await readVisitor(tx, row.uuid, { ...desk, timezone })
      const reply = { data: { visitor, is_new: isNew } }
      if (!isNew) return { reply, changes: 'none' }
      await postArrival(tx, call, row, desk.userId)
      return { reply, changes: [visitChange(row, before, visitor.status)] }
    },
    moved,
  ),
  operateMutation(
    admitWalkIn,
    async (tx, call) => {
      const desk = deskOf(call)
      const today = await todayIn(tx, desk.buildingUuid, desk.now)
      const row = await takeInWalkIn(tx, call.body, { ...desk, today })
      await postArrival(tx, call, row, desk.userId)
      const { timezone } = today
      const data = await readVisitor(tx, row.uuid, { ...desk, timezone })
      return { reply: { data }, changes: [visitChange(row, null, data.status)] }
    },
    moved,
  ),
  implement(operatedRequests, async (call) => {
    const { database, params, query, now } = call
    const { connection } = database
    const { timezone } = await todayIn(connection, params.buildingId, now())
    return requestsIn(connection, params.buildingId, query, { timezone, staff: staffOf(call) })
  }),
  implement(readOperatedRequest, async (call) => {
    const { database, params, hash, now } = call
    const view = { hash, now: now(), staff: staffOf(call) }
    return { data: await requestOf(database.connection, params.requestId, view) }
  }),
  operateMutation(
    stepOperatedRequest,
    async (tx, call) => {
      const { params, body, hash, mail, now } = call
      const { requestId } = params
      const view = { staff: staffOf(call), hash, now: now() }
      const step = await stepAsStaff(tx, requestId, body, view)
      const { tenant, before, after, subject, text, letter } = step
      const data = await requestOf(tx, requestId, view)
      if (letter !== null) {
        const { url, brand } = await buildingAddress(call, data.building.uuid)
        const page = `/building/${data.building.uuid}/service-requests/${requestId}`
        mail.post(
          letterMail(letter, {
            to: tenant.email,
            place: data.building.name,
            brand,
            url: url && new URL(page, url).href,
            locale: preferredLocale(tenant.locale ?? undefined),
            quoted: text === '' ? [subject] : [subject, text],
          }),
        )
      }
      if (body.action === 'assign') {
        const authorId = call.caller.principal.id
        await postToAssignee(tx, call, 'assigned', { requestId, text: '', authorId })
      }
      return {
        reply: { data },
        changes: [
          {
            kind: 'request',
            subject,
            subjectUuid: requestId,
            buildingUuid: data.building.uuid,
            before: { state: before },
            after: {
              state: after,
              step: body.action,
              ...(body.action === 'assign' && { assignee: data.assignee?.name ?? null }),
            },
          },
        ],
      }
    },
    { limit: 'requestStepByStaff' },
  ),
]
