import type { Resource } from '@contract/bookings'
import type { ResourceBooking } from '@contract/transactions'
import { failureIn, isRefusedWith, timedOut } from '@machines/kernel/failure'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import { createRequest } from '@machines/kernel/request/machine'
import type { RequestSnapshot } from '@machines/kernel/request/selectors'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { type Answers, unanswered } from '@rules/bookings/answers'
import type { Day } from '@rules/dates/day'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
import {
  type DaySlots,
  freshFor,
  initialReserve,
  maxCountAt,
  onDay,
  type ReserveContext,
  type ReserveInput,
  type ResourceOf,
  type SlotsOf,
  startedOver,
  withSlots,
} from './context'

export type ReserveEvent = EventsOf<{
  /** The user has returned to the page, or something about the space or its slots has changed. */
  'request.invalidated': NoPayload
  /** The address names this day. */
  'day.chosen': { day: Day }
  'slot.chosen': { startAt: string }
  'length.chosen': { count: number }
  'answer.changed': { question: string; answer: string }
  'booking.submitted': NoPayload
  'another.pressed': NoPayload
}>

export type WantedBooking = {
  resourceUuid: string
  startAt: string
  count: number
  answers: Answers
  key: string
}

const update = assigner<ReserveContext, ReserveEvent>()
type Facts = { context: ReserveContext }

/** What the user may choose while the slots are known, whether or not they are being read again. */
const choosing = {
  'slot.chosen': {
    guard: withEvent('isFree'),
    actions: [withEvent('setStart'), 'startIntent'],
  },
  'length.chosen': {
    guard: withEvent('isFitting'),
    actions: [withEvent('setCount'), 'startIntent'],
  },
  'booking.submitted': { guard: 'isReady', target: 'booking' },
} as const

const whenUnread = [
  { guard: 'hasSlots', target: 'choosing', actions: 'setReadFailure' },
  { target: 'unavailable', actions: 'setReadFailure' },
] as const

/** Books a space: a day, a time, a length, and the answers to its questions. */
export const reserveMachine = setup({
  types: {
    context: {} as ReserveContext,
    events: {} as ReserveEvent,
    input: {} as ReserveInput,
    tags: {} as 'busy',
  },
  actors: {
    resource: createRequest<ResourceOf, Resource>(),
    readSlots: promiseActor<DaySlots, SlotsOf>('readSlots'),
    book: promiseActor<ResourceBooking, WantedBooking>('book'),
  },
  actions: {
    invalidateResource: sendTo('resource', { type: 'request.invalidated' }),
    setResource: update<RequestSnapshot<Resource>>((_, { context: { data } }) => ({
      resource: data,
    })),
    setDay: update<{ day: Day }>((_, { day }) => onDay(day)),
    setSlots: update<{ output: DaySlots }>((context, { output }) => withSlots(context, output)),
    setReadFailure: update((_context, _params, event) => ({
      readFailure: 'error' in event ? failureIn(event) : timedOut,
    })),
    setStart: update<{ startAt: string }>((context, { startAt }) => ({
      startAt,
      count: Math.min(context.count, maxCountAt(context, startAt)),
      isLost: false,
    })),
    setCount: update<{ count: number }>((_, { count }) => ({ count })),
    setAnswer: update<{ question: string; answer: string }>(({ answers }, given) => ({
      answers: { ...answers, [given.question]: given.answer },
    })),
    loseChoice: update(() => ({ startAt: null, count: 1, isLost: true })),
    setBooking: update<{ output: ResourceBooking }>((_, { output }) => ({ booking: output })),
    startOver: update(() => startedOver),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isOtherDay: ({ context }: Facts, { day }: { day: Day }) => day !== context.day,
    hasSlots: ({ context }: Facts) => context.available !== null,
    isFree: ({ context }: Facts, { startAt }: { startAt: string }) =>
      maxCountAt(context, startAt) > 0,
    isFitting: ({ context }: Facts, { count }: { count: number }) =>
      count >= 1 && count <= maxCountAt(context, context.startAt),
    /** The chosen time was free when it was chosen; the server decides whether it still is. */
    isReady: ({ context: { resource, startAt, answers } }: Facts) =>
      resource !== null && startAt !== null && unanswered(resource.questions, answers).length === 0,
    isTaken: ({ event }) => isRefusedWith(failureIn(event), 'slot_taken', 'slot_not_available'),
  },
  delays: {
    slotsTimeout: 20_000,
    freshness: ({ context }) => freshFor(context),
    ...mutations.delays,
  },
}).createMachine({
  id: 'reserve',
  description: 'One space of a building, and booking it.',
  context: ({ input }) => initialReserve(input),
  invoke: {
    id: 'resource',
    src: 'resource',
    input: ({ context: { buildingUuid, lang, resourceUuid } }) => ({
      of: { buildingUuid, lang, resourceUuid },
    }),
    onSnapshot: {
      actions: { type: 'setResource', params: ({ event }) => event.snapshot },
    },
    onError: { actions: 'reportBroken' },
  },
  on: {
    'request.invalidated': { actions: 'invalidateResource' },
    'day.chosen': {
      guard: withEvent('isOtherDay'),
      target: '.reading',
      actions: [withEvent('setDay'), 'startIntent'],
    },
    'answer.changed': { actions: [withEvent('setAnswer'), 'startIntent'] },
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The view has not reported the day of the address yet.',
    },
    reading: {
      description: 'Reading the slots of the day; slots that are already known can be chosen.',
      tags: ['busy'],
      invoke: {
        id: 'readSlots',
        src: 'readSlots',
        input: ({ context: { resourceUuid, day } }) => ({ resourceUuid, day: day ?? '' }),
        onDone: { target: 'choosing', actions: withOutput('setSlots') },
        onError: whenUnread,
      },
      after: { slotsTimeout: whenUnread },
      on: {
        ...choosing,
        'request.invalidated': { target: 'reading', reenter: true, actions: 'invalidateResource' },
      },
    },
    unavailable: {
      description: 'The slots of the day could not be read.',
      on: { 'request.invalidated': { target: 'reading', actions: 'invalidateResource' } },
    },
    choosing: {
      description: 'The user chooses the time and answers the questions.',
      after: { freshness: { target: 'reading' } },
      on: {
        ...choosing,
        'request.invalidated': { target: 'reading', actions: 'invalidateResource' },
      },
    },
    booking: {
      ...createMutation({
        description: 'Booking the chosen time; the form is read-only.',
        src: 'book',
        input: ({ resourceUuid, startAt, count, answers }: ReserveContext) => ({
          resourceUuid,
          startAt: startAt ?? '',
          count,
          answers,
        }),
        done: { target: 'booked', actions: [withOutput('setBooking')] },
        refused: { guard: 'isTaken', target: 'reading', actions: ['loseChoice'] },
        // What is free may have changed, and a lost reply may have been a success.
        failed: { target: 'reading' },
      }),
      on: {
        // The reply is about the day that was sent.
        'day.chosen': { guard: withEvent('isOtherDay'), actions: withEvent('setDay') },
        'answer.changed': {},
      },
    },
    booked: {
      description: 'Confirms the booking.',
      on: {
        'answer.changed': {},
        'another.pressed': { target: 'reading', actions: ['startOver', 'startIntent'] },
      },
    },
  },
})

export type ReserveActor = ActorRefFrom<typeof reserveMachine>
