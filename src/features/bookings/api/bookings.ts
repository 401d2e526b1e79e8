import { bookingApprovals, decideBooking } from '@contract/bookings'
import { cancelMyBooking, myBooking } from '@contract/resourceBooking'
import { type ResourceBooking, transactions } from '@contract/transactions'
import type { ApprovalsOf, DecisionMade } from '@machines/bookings/approvals/machine'
import type { HistoryOf } from '@machines/bookings/history/machine'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import type { Api } from '@platform/api/client'
import { clockOffset } from '@platform/api/serverClock'
import { readRows } from '@platform/readRows'

/** The path parameters of a booking. */
const paramsOf = ({ uuid, owner, content }: ResourceBooking) => ({
  ownerType: owner.owner_type,
  ownerUuid: owner.owner_uuid,
  resourceUuid: content.resource.uuid,
  bookingUuid: uuid,
})

export const bookingCalls = ({ call }: Api) => ({
  fetchTransactions: async ({ of, ...rows }: RowsWanted<HistoryOf>, signal: AbortSignal) => {
    const orderBy = of.period === 'upcoming' ? 'asc' : 'desc'
    const query = { ...of, orderByProperty: 'start_at', orderBy } as const
    const list = await readRows(
      (page) => call(transactions, { query: { ...query, ...page }, signal }),
      rows,
    )
    return { ...list, clockOffset: clockOffset() }
  },

  readBooking: async ({ booking }: { booking: ResourceBooking }, signal: AbortSignal) =>
    (await call(myBooking, { params: paramsOf(booking), signal })).data,

  cancelBooking: async (
    { booking, key }: { booking: ResourceBooking; key: string },
    signal: AbortSignal,
  ) =>
    (await call(cancelMyBooking, { params: paramsOf(booking), signal, idempotencyKey: key })).data,

  pendingBookings: (
    { of: { buildingUuid: buildingId, lang, state }, ...rows }: RowsWanted<ApprovalsOf>,
    signal: AbortSignal,
  ) =>
    readRows(
      (page) =>
        call(bookingApprovals, { params: { buildingId }, query: { lang, state, ...page }, signal }),
      rows,
    ),

  decideBooking: async (
    { buildingUuid: buildingId, uuid: bookingUuid, decision, reason, key }: DecisionMade,
    signal: AbortSignal,
  ) => {
    await call(decideBooking, {
      params: { buildingId, bookingUuid },
      body: { status: decision, ...(reason.trim() !== '' && { reason }) },
      signal,
      idempotencyKey: key,
    })
  },
})
