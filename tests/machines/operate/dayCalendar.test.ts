import { describeMachine } from '@kit/describeMachine'
import { offline, refused } from '../fixtures'
import { dayCalendarLaws, dayCalendarMachine } from './dayCalendar.laws'

describeMachine('dayCalendar', dayCalendarMachine, {
  system: ['console'],
  inputs: [{ keyPrefix: 'key' }],
  events: {
    'booking.lifted': [{ booking: 'Oak' }, { booking: 'Elm' }],
    'lift.cancelled': [],
    'place.chosen': [{ place: 'ten' }],
    'reason.changed': [{ reason: 'larger' }],
    'move.confirmed': [],
    'move.dismissed': [],
    'book.pressed': [{ fields: { name: 'one' } }],
    'close.pressed': [{ fields: { name: 'two' } }],
    'operator.confirmed': [],
  },
  actors: {
    move: {
      done: [undefined],
      error: [
        offline,
        refused('slot_taken', 409),
        refused('version_conflict', 409),
        refused('unauthenticated', 401),
      ],
    },
    bookForm: { done: [null, { result: undefined }], error: [new Error('broken')] },
    closeForm: { done: [null, { result: undefined }], error: [new Error('broken')] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: dayCalendarLaws,
  contextKey: ({ booking, place, reason, mutation: { failure } }) => [
    booking,
    place,
    reason,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})
