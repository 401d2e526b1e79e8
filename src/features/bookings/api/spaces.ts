import { bookResource, resourceAvailability, resourceById, resources } from '@contract/bookings'
import type { ResourceOf, SlotsOf } from '@machines/bookings/reserve/context'
import type { WantedBooking } from '@machines/bookings/reserve/machine'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'
import { clockOffset } from '@platform/api/serverClock'
import { readRows } from '@platform/readRows'

export const spaceCalls = ({ call }: Api) => ({
  spaces: (
    { of: { buildingUuid: buildingId, lang }, ...rows }: RowsWanted<InBuilding>,
    signal: AbortSignal,
  ) =>
    readRows(
      (page) => call(resources, { params: { buildingId }, query: { lang, ...page }, signal }),
      rows,
    ),

  space: async (
    { buildingUuid: buildingId, resourceUuid, lang }: ResourceOf,
    signal: AbortSignal,
  ) =>
    (await call(resourceById, { params: { buildingId, resourceUuid }, query: { lang }, signal }))
      .data,

  readSlots: async ({ resourceUuid, day: date }: SlotsOf, signal: AbortSignal) => {
    const params = { resourceUuid }
    const { data } = await call(resourceAvailability, { params, query: { date }, signal })
    return { ...data, readAt: Date.now() + clockOffset() }
  },

  book: async (
    { resourceUuid, startAt, count, answers, key }: WantedBooking,
    signal: AbortSignal,
  ) => {
    const given = Object.entries(answers).map(([question, answer]) => ({ question, answer }))
    const body = { start_at: startAt, slots: count, form_responses: given }
    const params = { resourceUuid }
    return (await call(bookResource, { params, body, signal, idempotencyKey: key })).data
  },
})
