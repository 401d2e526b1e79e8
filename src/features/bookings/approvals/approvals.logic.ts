import { bookingCalls } from '@features/bookings/api/bookings'
import { approvalsMachine } from '@machines/bookings/approvals/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf } from '@platform/requestOf'

export function approvals({ api, host }: Dependencies) {
  const { pendingBookings, decideBooking } = bookingCalls(api)
  return approvalsMachine.provide({
    actors: {
      list: pagedRequestOf(pendingBookings, ({ uuid }) => uuid),
      blocked: pagedRequestOf(pendingBookings, ({ uuid }) => uuid),
      decide: promiseOf(decideBooking),
    },
    actions: { reportBroken: () => host.report('the approvals ended in an error') },
  })
}
