import type { Slot } from '@contract/bookings'
import type { ResourceBooking } from '@contract/transactions'
import type { WalkScene } from '@kit/systems/planWalks'
import type { DaySlots, ReserveContext } from '@machines/bookings/reserve/context'
import { reserveMachine } from '@machines/bookings/reserve/machine'
import type { AnyEventObject } from 'xstate'
import { nameOf, offline, refused } from './failures'

type Scene = WalkScene<typeof reserveMachine>
type CanHappen = NonNullable<Scene['canHappen']>

const [firstDay, secondDay] = ['2126-11-25', '2126-11-26']
const question = 'How many people will come?'
const space = {
  uuid: 'space',
  slot_minutes: 30,
  most_slots: 8,
  questions: [{ question, type: 'number', required: true }],
}
const read = { value: 'fulfilled', context: { data: space, failure: null } }

const startMs = Date.parse('2126-11-25T12:00:00Z')
const halfHourMs = 1_800_000
const startOf = (at: number) => new Date(startMs + at * halfHourMs).toISOString()
/** Three slots, the first of them in this state; they were read the day before. */
const slots = (first: Slot['state']): DaySlots => ({
  timezone: 'America/New_York',
  slots: [first, 'free' as const, 'free' as const].map((state, at) => ({
    start_at: startOf(at),
    end_at: startOf(at + 1),
    is_free: state === 'free',
    state,
  })),
  readAt: startMs - 24 * 2 * halfHourMs,
})
const booking = { uuid: 'booking', status: 'confirmed' } as ResourceBooking

const firstSlotOf = ({ available }: Pick<ReserveContext, 'available'>) =>
  available?.slots[0]?.state ?? null
const isChosen = ({ startAt }: ReserveContext, at: number) => startAt === startOf(at)

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  isRead: context.resource !== null,
  day: context.day === null ? null : context.day === firstDay ? 1 : 2,
  first: firstSlotOf(context),
  /** The number of the chosen slot. */
  chosen: context.startAt === null ? null : [0, 1].findIndex((at) => isChosen(context, at)),
  count: context.count,
  isLost: context.isLost,
  isAnswered: Object.keys(context.answers).length > 0,
  isOutdated: context.available !== null && context.readFailure !== null,
  failure: nameOf(context.mutation.failure),
  hasBooked: hasBooked(context),
})

/** The slots are read for the first time after a booking. */
const hasBooked = ({ available, mutation: { intentId }, day }: ReserveContext) =>
  available === null && day !== null && intentId > 1

/** The order that the page itself gives: the space arrives first, and then the day of the address. */
const isPossible: CanHappen = (name, { day }, at) => {
  const { context } = at
  const isChoosing = at.matches('choosing') || at.matches('reading')
  if (name === 'resource snapshot') return context.resource === null
  if (context.resource === null) return false
  if (name === 'day.chosen') {
    return at.matches('waiting')
      ? day === firstDay
      : (isChoosing || at.matches('unavailable')) && day !== context.day
  }
  if (name === 'request.invalidated') return isChoosing || at.matches('unavailable')
  // The questions show with the slots.
  if (name === 'answer.changed') return isChoosing && context.available !== null
  if (name === 'length.chosen') return context.startAt !== null
  return true
}

const input = { buildingUuid: 'building', lang: 'en-us', resourceUuid: 'space', keyPrefix: 'walk' }
const opened: Scene['events'] = { 'day.chosen': [{ day: firstDay }] }
const books: Scene['events'] = {
  ...opened,
  'slot.chosen': [{ startAt: startOf(0) }],
  'answer.changed': [{ question, answer: '6' }],
  'booking.submitted': [],
}
const arrives = { resource: { snapshot: [read] } } as const
const isDelay = (name: string) => name.startsWith('after ')
/** The state of the first slot in a reply of the server. */
const firstIn = ({ output }: AnyEventObject) =>
  firstSlotOf({ available: (output ?? null) as DaySlots | null })

const scenes: Record<string, Scene> = {
  'a space, and a network that comes and goes': {
    input,
    contextKey,
    events: {
      ...books,
      'length.chosen': [{ count: 2 }],
      'request.invalidated': [],
      'another.pressed': [],
    },
    actors: {
      ...arrives,
      readSlots: { done: [slots('free'), slots('own')], error: [offline] },
      book: { done: [booking], error: [offline] },
    },
    canHappen: (name, event, at) => {
      if (isDelay(name) || !isPossible(name, event, at)) return false
      const isOwn = hasBooked(at.context) || firstSlotOf(at.context) === 'own'
      if (name === 'readSlots done') return (firstIn(event) === 'own') === isOwn
      // The walk ends with what is free after the booking.
      return !isOwn || name === 'readSlots error' || name === 'request.invalidated'
    },
  },
  'a space, on a silent server': {
    input,
    contextKey,
    events: books,
    actors: {
      ...arrives,
      readSlots: { done: [slots('free')] },
      book: { done: [booking] },
    },
    canHappen: (name, event, at) => isDelay(name) || isPossible(name, event, at),
  },
  'a space that another user books': {
    input,
    isWhole: true,
    contextKey,
    events: {
      ...books,
      'slot.chosen': [{ startAt: startOf(0) }, { startAt: startOf(1) }],
      'request.invalidated': [],
    },
    actors: {
      ...arrives,
      readSlots: { done: [slots('free'), slots('taken')] },
      book: { done: [booking], error: [refused('slot_taken', 409)] },
    },
    canHappen: (name, event, at) => {
      if (isDelay(name) || !isPossible(name, event, at)) return false
      const { context } = at
      const wasTaken = firstSlotOf(context) === 'taken' || context.isLost
      switch (name) {
        // The other user books the slot while this one has chosen it.
        case 'readSlots done':
          return (firstIn(event) === 'taken') === (wasTaken || isChosen(context, 0))
        case 'book error':
          return isChosen(context, 0)
        case 'book done':
          return isChosen(context, 1)
        case 'slot.chosen':
          return (event.startAt === startOf(1)) === wasTaken && at.matches('choosing')
        case 'request.invalidated':
          return isChosen(context, 0) && at.matches('choosing')
        default:
          return true
      }
    },
  },
  'a space, whose reply is lost': {
    input,
    contextKey,
    events: books,
    actors: {
      ...arrives,
      readSlots: { done: [slots('free'), slots('own')] },
      book: { done: [booking], error: [offline] },
    },
    canHappen: (name, event, at) => {
      if (isDelay(name) || !isPossible(name, event, at)) return false
      const { context } = at
      const isLost = context.mutation.failure !== null || firstSlotOf(context) === 'own'
      if (name === 'readSlots done') return (firstIn(event) === 'own') === isLost
      if (name === 'book error' || name === 'slot.chosen') return !isLost
      if (name === 'booking.submitted') return at.matches('choosing')
      return name !== 'book done' || isLost
    },
  },
  'a space on two days': {
    input,
    isWhole: true,
    contextKey,
    events: {
      'day.chosen': [{ day: firstDay }, { day: secondDay }],
      'slot.chosen': [{ startAt: startOf(0) }],
      'answer.changed': [{ question, answer: '6' }],
    },
    actors: { ...arrives, readSlots: { done: [slots('free')], error: [offline] } },
    canHappen: (name, event, at) => !isDelay(name) && isPossible(name, event, at),
  },
}

export const reserve = { machine: reserveMachine, scenes }
