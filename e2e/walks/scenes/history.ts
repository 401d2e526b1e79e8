import type { ResourceBooking } from '@contract/transactions'
import type { WalkScene } from '@kit/systems/planWalks'
import { historyMachine } from '@machines/bookings/history/machine'
import { broken, nameOf, offline } from './failures'

type Scene = WalkScene<typeof historyMachine>

export const booking = {
  uuid: 'booking',
  type: 'resource_booking',
  status: 'confirmed',
  start_at: '2126-11-30T15:00:00Z',
} as ResourceBooking
const cancelled = { ...booking, status: 'cancelled_user' }

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  isCancelled: context.booking === cancelled,
  hasDecided: context.mutation.intentId > 0,
  mutation: nameOf(context.mutation.failure),
})

/** The row that opens a receipt is the booking as it was before it was cancelled. */
const canHappen: NonNullable<Scene['canHappen']> = (name, _, at) => {
  if (name === 'request.invalidated') return at.value === 'closed' || at.value === 'open'
  if (name === 'receipt.opened') return at.context.mutation.intentId === 0
  return name !== 'readBooking done' || at.context.booking !== cancelled
}

const scenes: Record<string, Scene> = {
  'a booking': {
    input: { type: 'resource_booking', period: 'upcoming', lang: 'en-us', keyPrefix: 'walk' },
    events: {
      'request.invalidated': [],
      'receipt.opened': [{ booking }],
      'receipt.closed': [],
      'cancel.pressed': [],
      'cancel.confirmed': [],
      'cancel.dismissed': [],
      'error.dismissed': [],
    },
    actors: {
      readBooking: { done: [booking], error: [offline] },
      cancelBooking: { done: [cancelled], error: [broken] },
    },
    contextKey,
    canHappen,
  },
}

export const history = { machine: historyMachine, scenes }
