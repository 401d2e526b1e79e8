import { bookingCalls } from '@features/bookings/api/bookings'
import { historyMachine } from '@machines/bookings/history/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export function history({ api }: Effects) {
  const { fetchTransactions, readBooking, cancelBooking } = bookingCalls(api)
  return historyMachine.provide({
    actors: {
      fetchPage: promiseOf(fetchTransactions),
      readBooking: promiseOf(readBooking),
      cancelBooking: promiseOf(cancelBooking),
    },
  })
}
