import { preferredLocale } from '@contract/locales'
import {
  answerRequest,
  operatedBookings,
  operatedRequests,
  operatedVisitors,
  readBuildingDay,
  readBuildingWeeks,
  readOperatedRequest,
} from '@contract/operate/frontDesk'
import { buildingAddress } from '../../http/buildingAddress'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { answerRequest as answer, requestOf } from '../../services/operate/frontDesk/answerRequest'
import { bookingsIn } from '../../services/operate/frontDesk/bookings'
import { buildingDayOf } from '../../services/operate/frontDesk/buildingDay'
import { buildingWeeksOf } from '../../services/operate/frontDesk/buildingWeeks'
import { requestsIn } from '../../services/operate/frontDesk/requests'
import { todayIn } from '../../services/operate/frontDesk/today'
import { visitorsIn } from '../../services/operate/frontDesk/visitors'
import { letterMail } from '../../services/operate/letters/letterMail'

export const operateFrontDeskRoutes = [
  implement(readBuildingDay, async ({ database: { connection }, params, now }) => ({
    data: await buildingDayOf(connection, params.buildingId, now()),
  })),
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
  implement(operatedRequests, async ({ database: { connection }, params, query, now }) => {
    const { timezone } = await todayIn(connection, params.buildingId, now())
    return requestsIn(connection, params.buildingId, query, timezone)
  }),
  implement(readOperatedRequest, async ({ database: { connection }, params, hash, now }) => {
    return { data: await requestOf(connection, params.requestId, { hash, now: now() }) }
  }),
  operateMutation(
    answerRequest,
    async (tx, call) => {
      const { params, body, caller, hash, mail, now } = call
      const { requestId } = params
      const author = { authorId: caller.principal.id, now: now() }
      const { tenant, before, after, subject } = await answer(tx, requestId, body, author)
      const data = await requestOf(tx, requestId, { hash, now: now() })
      const { url, brand } = await buildingAddress(call, data.building.uuid)
      const page = `/building/${data.building.uuid}/service-requests`
      mail.post(
        letterMail('answered', {
          to: tenant.email,
          place: data.building.name,
          brand,
          url: url && new URL(page, url).href,
          locale: preferredLocale(tenant.locale ?? undefined),
          quoted: body.answer === '' ? [subject] : [subject, body.answer],
        }),
      )
      return {
        reply: { data },
        changes: [
          {
            kind: 'request',
            subject,
            subjectUuid: requestId,
            buildingUuid: data.building.uuid,
            before: { status: before },
            after: { status: after, ...(body.answer !== '' && { answered: true }) },
          },
        ],
      }
    },
    { limit: 'requestChangedByUser' },
  ),
]
