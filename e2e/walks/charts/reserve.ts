import { assigner, type EventsOf, type NoPayload, promiseActor } from '@machines/kernel/typed'
import { setup } from 'xstate'

/** The days that a walk chooses. */
export type Day = 'tomorrow' | 'later'

type ReserveEvent = EventsOf<{
  'app.opened': NoPayload
  'app.closed': NoPayload
  retry: NoPayload
  'room.chosen': NoPayload
  'back.pressed': NoPayload
  'day.chosen': { day: Day }
  'slot.chosen': NoPayload
  'questions.answered': NoPayload
  /** Another user books the chosen slot. */
  'slot.lost': NoPayload
  'reserve.pressed': NoPayload
  'another.pressed': NoPayload
  'history.opened': NoPayload
  'booking.cancelled': NoPayload
  'history.left': NoPayload
}>

type ReserveContext = {
  day: Day
  hasSlot: boolean
  isAnswered: boolean
  /** Another user has booked the chosen slot; the form does not know it yet. */
  isLost: boolean
  /** What is wrong with the time, and with the answers. */
  timeProblem: 'missing' | 'gone' | null
  isAnswerMissing: boolean
  hasFailed: boolean
  /** The day of the user's own booking. */
  booked: Day | null
}

const update = assigner<ReserveContext, ReserveEvent>()

const emptyForm = {
  hasSlot: false,
  isAnswered: false,
  isLost: false,
  timeProblem: null,
  isAnswerMissing: false,
  hasFailed: false,
} as const

/** *Reserve a space*, as its user sees it: the app itself has no chart. */
export const reserveMachine = setup({
  types: { context: {} as ReserveContext, events: {} as ReserveEvent },
  actors: {
    rooms: promiseActor<void>('rooms'),
    /** Whether one of the day's slots is the user's own. */
    slots: promiseActor<boolean>('slots'),
    book: promiseActor<void>('book'),
  },
  actions: {
    beginForm: update(() => ({ ...emptyForm, day: 'tomorrow' as const })),
    setDay: update<{ day: Day }>((_, { day }) => ({ ...emptyForm, day })),
    setSlot: update(() => ({ hasSlot: true, isLost: false, timeProblem: null })),
    setAnswers: update(() => ({ isAnswered: true, isAnswerMissing: false })),
    loseSlot: update(() => ({ isLost: true })),
    showMissing: update(({ hasSlot, isAnswered }) => ({
      timeProblem: hasSlot ? null : ('missing' as const),
      isAnswerMissing: !isAnswered,
    })),
    dropSlot: update(() => ({ hasSlot: false, isLost: false })),
    showGone: update(() => ({ timeProblem: 'gone' as const })),
    setFailed: update(() => ({ hasFailed: true })),
    setBooked: update(({ day }) => ({ booked: day })),
    clearBooked: update(() => ({ booked: null })),
  },
  guards: {
    isComplete: ({ context: { hasSlot, isAnswered } }) => hasSlot && isAnswered,
    isSlotTaken: (_, { error }: { error: unknown }) =>
      (error as { failure?: { code?: string } }).failure?.code === 'slot_taken',
  },
}).createMachine({
  id: 'reserve',
  description: 'A user of the mini-app “Reserve a space”.',
  context: { ...emptyForm, day: 'tomorrow', booked: null },
  initial: 'home',
  states: {
    home: {
      description: 'The building’s home, with the tile of the app.',
      on: {
        'app.opened': { target: 'readingRooms' },
        'history.opened': { target: 'history' },
      },
    },
    readingRooms: {
      description: 'The app is reading the rooms.',
      invoke: {
        id: 'rooms',
        src: 'rooms',
        onDone: { target: 'rooms' },
        onError: { target: 'roomsFailed' },
      },
    },
    roomsFailed: {
      description: 'The rooms could not be read.',
      on: { retry: { target: 'readingRooms' } },
    },
    rooms: {
      description: 'Lists the rooms.',
      entry: 'beginForm',
      on: { 'room.chosen': { target: 'readingDay' } },
    },
    readingDay: {
      description: 'The app is reading the slots of a day.',
      invoke: {
        id: 'slots',
        src: 'slots',
        onDone: { target: 'form' },
        onError: { target: 'dayFailed' },
      },
    },
    changingDay: {
      description:
        'The app is reading the slots of another day; those of the last one are disabled.',
      invoke: {
        id: 'otherSlots',
        src: 'slots',
        onDone: { target: 'form' },
        onError: { target: 'dayFailed' },
      },
      on: {
        'day.chosen': {
          target: 'changingDay',
          reenter: true,
          actions: { type: 'setDay', params: ({ event }) => event },
        },
      },
    },
    dayFailed: {
      description: 'The slots could not be read.',
      on: { retry: { target: 'readingDay' } },
    },
    form: {
      description: 'The slots of the day, and the questions about the room.',
      on: {
        'day.chosen': {
          target: 'changingDay',
          actions: { type: 'setDay', params: ({ event }) => event },
        },
        'slot.chosen': { actions: 'setSlot' },
        'questions.answered': { actions: 'setAnswers' },
        'slot.lost': { actions: 'loseSlot' },
        'reserve.pressed': [{ guard: 'isComplete', target: 'booking' }, { actions: 'showMissing' }],
        'back.pressed': { target: 'readingRooms' },
      },
    },
    booking: {
      description: 'The server is booking the slot; the button waits.',
      invoke: {
        id: 'book',
        src: 'book',
        onDone: { target: 'booked', actions: 'setBooked' },
        onError: [
          {
            guard: { type: 'isSlotTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'rereadingDay',
          },
          { target: 'form', actions: 'setFailed' },
        ],
      },
    },
    rereadingDay: {
      description: 'Another user has booked the slot; the app is reading which are free.',
      invoke: {
        id: 'freshSlots',
        src: 'slots',
        onDone: { target: 'form', actions: ['dropSlot', 'showGone'] },
        onError: { target: 'form', actions: 'showGone' },
      },
    },
    booked: {
      description: 'A ticket confirms the booking.',
      on: {
        'another.pressed': { target: 'readingRooms' },
        'app.closed': { target: 'home' },
      },
    },
    history: {
      description: 'The history, with the booking.',
      on: {
        'booking.cancelled': { actions: 'clearBooked' },
        'history.left': { target: 'home' },
      },
    },
  },
})
