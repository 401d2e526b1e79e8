import { bookingCalls } from '@features/bookings/api/bookings'
import { historyMachine, historyRows } from '@machines/bookings/history/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf } from '@platform/requestOf'

export function history({ api, host }: Dependencies) {
  const { fetchTransactions, readBooking, cancelBooking } = bookingCalls(api)
  return historyMachine.provide({
    actors: {
      list: pagedRequestOf(fetchTransactions, ({ uuid }) => uuid, historyRows),
      readBooking: promiseOf(readBooking),
      cancelBooking: promiseOf(cancelBooking),
    },
    actions: { reportBroken: () => host.report('the history ended in an error') },
  })
}
