import type { ResourceBooking } from '@contract/transactions'
import type { WalkScene } from '@kit/systems/planWalks'
import { historyMachine } from '@machines/bookings/history/machine'
import { broken, nameOf, offline } from './failures'

type Scene = WalkScene<typeof historyMachine>

const booking = {
  uuid: 'booking',
  type: 'resource_booking',
  status: 'confirmed',
  start_at: '2126-11-30T15:00:00Z',
} as ResourceBooking
const cancelled = { ...booking, status: 'cancelled_user' }
const page = (total: number) => ({ items: [booking], total, clockOffset: 0 })

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  hasRows: context.items.length > 0,
  hasMore: context.items.length < context.total,
  hasFailed: context.failure !== null,
  isCancelled: context.items.some((item) => item === (cancelled as never)),
  mutation: nameOf(context.mutation.failure),
})

/** A dialog covers the list, and two delays at once would end together. */
const canHappen: NonNullable<Scene['canHappen']> = (name, _, at) => {
  const isClosed = at.matches({ receipt: 'closed' })
  const isListAtRest = at.matches({ list: 'shown' }) || at.matches({ list: 'failed' })
  if (name === 'page.returned') return isListAtRest && (isClosed || at.matches({ receipt: 'open' }))
  if (name === 'receipt.opened' || name === 'after bookingTimeout') return isListAtRest
  if (name === 'after mutationTimeout') return isListAtRest
  if (name === 'freshRows done') return !at.context.items.includes(cancelled as never)
  if (name === 'readBooking done') return !at.context.items.includes(cancelled as never)
  return !['more.pressed', 'list.retried', 'after listTimeout'].includes(name) || isClosed
}

const scenes: Record<string, Scene> = {
  'a booking': {
    input: { type: 'resource_booking', period: 'upcoming', lang: 'en-us', keyPrefix: 'walk' },
    events: {
      'list.retried': [],
      'more.pressed': [],
      'page.returned': [],
      'receipt.opened': [{ uuid: booking.uuid }],
      'receipt.closed': [],
      'cancel.pressed': [],
      'cancel.confirmed': [],
      'cancel.dismissed': [],
      'error.dismissed': [],
    },
    actors: {
      firstPage: { done: [page(2)], error: [offline] },
      nextPage: { done: [{ items: [], total: 1, clockOffset: 0 }], error: [offline] },
      freshRows: { done: [page(1)], error: [offline] },
      readBooking: { done: [booking], error: [offline] },
      cancelBooking: { done: [cancelled], error: [broken] },
    },
    contextKey,
    canHappen,
  },
}

export const history = { machine: historyMachine, scenes }
