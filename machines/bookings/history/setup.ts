import type { ResourceBooking } from '@contract/transactions'
import { mutations } from '@machines/kernel/mutation/state'
import { assigner, failureActions } from '@machines/kernel/typed'
import { setup } from 'xstate'
import { actors } from './actors'
import {
  appended,
  bookingNamed,
  type HistoryContext,
  type HistoryInput,
  type HistoryPage,
  initialHistory,
  isCancellable,
  refreshed,
  withBooking,
} from './context'
import type { HistoryEvent } from './events'

const update = assigner<HistoryContext, HistoryEvent>()

export const historySetup = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as HistoryInput,
    tags: {} as 'busy',
  },
  actors,
  actions: {
    appendPage: update<HistoryPage>(({ items }, page) => ({
      items: appended(items, page.items),
      // A page without rows is the last one, whatever the total is.
      total: page.items.length === 0 ? items.length : page.total,
      clockOffset: page.clockOffset,
      failure: null,
    })),
    replaceRows: update<HistoryPage>((context, page) => ({
      items: refreshed(context, page),
      total: page.total,
      clockOffset: page.clockOffset,
      failure: null,
    })),
    ...failureActions(update),
    openBooking: update<{ uuid: string }>((context, { uuid }) => ({
      booking: bookingNamed(context, uuid),
    })),
    setBooking: update<{ output: ResourceBooking }>(({ items }, { output }) => ({
      booking: output,
      items: withBooking(items, output),
    })),
    forgetBooking: update(() => ({ booking: null })),
    ...mutations.actions(update),
  },
  guards: {
    hasMore: ({ context: { items, total } }) => items.length < total,
    isBooking: ({ context }, { uuid }: { uuid: string }) => bookingNamed(context, uuid) !== null,
    isCancellable: ({ context: { booking } }) => booking !== null && isCancellable(booking),
  },
  delays: { listTimeout: 20_000, bookingTimeout: 20_000, ...mutations.delays },
})

export const contextOf = initialHistory

/**
 * The booking whose receipt is open.
 * @throws if none is, which would be a defect
 */
export function openBooking({ booking }: HistoryContext): ResourceBooking {
  if (booking === null) throw new Error('No receipt is open')
  return booking
}
