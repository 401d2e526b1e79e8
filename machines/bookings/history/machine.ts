import type { ActorRefFrom } from 'xstate'
import { contextOf, historySetup } from './setup'
import { list, receipt } from './states'

export const historyMachine = historySetup.createMachine({
  id: 'history',
  description: 'The user’s events, bookings and orders, and the receipts of bookings.',
  context: ({ input }) => contextOf(input),
  type: 'parallel',
  states: { list, receipt },
})

export type HistoryActor = ActorRefFrom<typeof historyMachine>
