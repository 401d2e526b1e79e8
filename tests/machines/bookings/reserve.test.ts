import type { Resource } from '@contract/bookings'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { freshFor, type ResourceOf } from '@machines/bookings/reserve/context'
import { reserveMachine } from '@machines/bookings/reserve/machine'
import { createRequest } from '@machines/kernel/request/machine'
import { describe, expect, test } from 'vitest'
import { offline, refused } from '../fixtures'
import { bookingOf } from './bookingCases'
import { reserveLaws } from './reserve.laws'
import { daySlots, space, startOfSlot } from './reserveCases'

const [question] = space.questions
const of = { buildingUuid: 'house', lang: 'en-us', resourceUuid: space.uuid }
const free = daySlots('free', 'free', 'taken')
const taken = daySlots('taken', 'free', 'taken')

describeMachine('reserve', reserveMachine, {
  inputs: [{ ...of, keyPrefix: 'seed-1' }],
  events: {
    'request.invalidated': [],
    'day.chosen': [{ day: '2126-11-25' }, { day: '2126-11-26' }],
    'slot.chosen': [{ startAt: startOfSlot(0) }, { startAt: startOfSlot(2) }],
    'length.chosen': [{ count: 2 }, { count: 3 }],
    'answer.changed': [{ question: question?.question ?? '', answer: '6' }],
    'booking.submitted': [],
    'another.pressed': [],
  },
  actors: {
    resource: {
      snapshot: [
        snapshotOf(createRequest<ResourceOf, Resource>(), 'fulfilled', {
          of,
          data: space,
          failure: null,
        }),
      ],
      error: [new Error('broken')],
    },
    readSlots: { done: [free, taken], error: [offline] },
    book: {
      done: [bookingOf(1)],
      error: [offline, refused('slot_taken', 409), refused('too_many_bookings', 409)],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: reserveLaws,
  contextKey: ({ resource, day, available, startAt, count, isLost, answers, booking, ...more }) => [
    resource !== null,
    day,
    available?.slots[0]?.state ?? null,
    startAt,
    count,
    isLost,
    Object.values(answers).length,
    booking !== null,
    more.readFailure !== null,
    more.mutation.failure?.kind ?? null,
  ],
  lint: { allowedTags: ['busy'] },
})

describe('slots are up to date', () => {
  const readAt = Date.parse(startOfSlot(0)) - 900_000
  test.each([
    ['until the next free one begins', daySlots('taken', 'free'), 2_700_000],
    ['for an hour if none is free', daySlots('taken', 'past'), 3_600_000],
    ['for five seconds at least', { ...daySlots('free'), readAt: readAt + 899_999 }, 5000],
  ])('%s', (_, available, ms) => {
    expect(freshFor({ available })).toBe(ms)
  })
})
