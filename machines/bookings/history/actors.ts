import type { ResourceBooking } from '@contract/transactions'
import { promiseActor } from '@machines/kernel/typed'
import type { HistoryOf, HistoryPage } from './context'

export type HistoryRead = HistoryOf & { offset: number; limit: number }

export const actors = {
  fetchPage: promiseActor<HistoryPage, HistoryRead>('fetchPage'),
  readBooking: promiseActor<ResourceBooking, { booking: ResourceBooking }>('readBooking'),
  /** Resolves with the updated booking. */
  cancelBooking: promiseActor<ResourceBooking, { booking: ResourceBooking; key: string }>(
    'cancelBooking',
  ),
}
