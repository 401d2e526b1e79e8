import { preferredLocale } from '@contract/locales'
import {
  operatedBookings,
  operatedRequests,
  operatedVisitors,
  readBuildingDay,
  readBuildingWeeks,
  readOperatedRequest,
  stepOperatedRequest,
} from '@contract/operate/frontDesk'
import { buildingAddress } from '../../http/buildingAddress'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { postToAssignee } from '../../http/postToAssignee'
import { bookingsIn } from '../../services/operate/frontDesk/bookings'
import { buildingDayOf } from '../../services/operate/frontDesk/buildingDay'
import { buildingWeeksOf } from '../../services/operate/frontDesk/buildingWeeks'
import { requestOf } from '../../services/operate/frontDesk/requestDetail'
import type { Staff } from '../../services/operate/frontDesk/requestReach'
import { requestsIn } from '../../services/operate/frontDesk/requests'
import { stepAsStaff } from '../../services/operate/frontDesk/stepAsStaff'
import { todayIn } from '../../services/operate/frontDesk/today'
import { visitorsIn } from '../../services/operate/frontDesk/visitors'
import { letterMail } from '../../services/operate/letters/letterMail'

type Calling = {
  caller: { principal: { id: number }; operator: { held: Staff['held'] } }
}

const staffOf = ({ caller: { principal, operator } }: Calling): Staff => ({
  id: principal.id,
  held: operator.held,
})

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
