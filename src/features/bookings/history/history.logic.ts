import { bookingCalls } from '@features/bookings/api/bookings'
import { historyMachine } from '@machines/bookings/history/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

export function history({ api }: Dependencies) {
  const { fetchTransactions, readBooking, cancelBooking } = bookingCalls(api)
  return historyMachine.provide({
    actors: {
      fetchPage: promiseOf(fetchTransactions),
      readBooking: promiseOf(readBooking),
      cancelBooking: promiseOf(cancelBooking),
    },
  })
}
