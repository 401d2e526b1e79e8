import type { WalkScene } from '@kit/systems/planWalks'
import { reserveMachine } from '../charts/reserve'
import { broken, offline, refused } from './failures'

type Scene = WalkScene<typeof reserveMachine>

const taken = refused('slot_taken', 409)

const canHappen: NonNullable<Scene['canHappen']> = (name, event, at) => {
  const { day, hasSlot, isAnswered, isLost, booked } = at.context
  switch (name) {
    case 'day.chosen':
      return event.day !== day
    // One slot, and the answers once: more of them are the same form.
    case 'slot.chosen':
      return !hasSlot
    case 'questions.answered':
      return !isAnswered
    case 'slot.lost':
      return hasSlot && !isLost
    case 'slots done':
    case 'otherSlots done':
    case 'freshSlots done':
      return event.output === (booked === day)
    case 'book done':
      return !isLost && booked === null
    case 'book error':
      return isLost === (event.error === taken)
    case 'history.opened':
    case 'booking.cancelled':
      return booked !== null
    // One booking is enough: with it, the walks only look at what it changes.
    case 'reserve.pressed':
      return booked === null
    default:
      return true
  }
}

const scenes: Record<string, Scene> = {
  'a tenant who reserves a space': {
    events: {
      'app.opened': [],
      'app.closed': [],
      retry: [],
      'room.chosen': [],
      'back.pressed': [],
      'day.chosen': [{ day: 'later' }, { day: 'tomorrow' }],
      'slot.chosen': [],
      'questions.answered': [],
      'slot.lost': [],
      'reserve.pressed': [],
      'another.pressed': [],
      'history.opened': [],
      'booking.cancelled': [],
      'history.left': [],
    },
    actors: {
      rooms: { done: [undefined], error: [offline, broken] },
      slots: { done: [false, true], error: [offline] },
      book: { done: [undefined], error: [taken, offline, broken] },
    },
    contextKey: (context) => context,
    canHappen,
  },
}

export const reserve = { machine: reserveMachine, scenes }
