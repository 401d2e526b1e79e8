import type { CalendarBooking, DayCalendar } from '@contract/operate/dayCalendar'
import { buildingUuid } from './renderConsole'

export const oak = { uuid: '00000000-0000-4000-8000-0000000000d1', name: 'Oak' }
export const elm = { uuid: '00000000-0000-4000-8000-0000000000d2', name: 'Elm' }
export const timezone = 'Etc/UTC'

/** An hour of the day of these tests. */
export const anHour = (hour: number) => `2026-11-28T${String(hour).padStart(2, '0')}:00:00.000Z`

const slots = Array.from({ length: 10 }, (_, at) => ({
  start_at: anHour(8 + at),
  end_at: anHour(9 + at),
}))

export const aCalendarBooking = (given: Partial<CalendarBooking> = {}): CalendarBooking => ({
  uuid: '00000000-0000-4000-8000-0000000000c1',
  sequence: 0,
  resource: oak,
  booked_by: {
    uuid: '00000000-0000-4000-8000-0000000000a1',
    name: 'Ada Winthrop',
    email: 'ada@meridian.example',
    company: 'Fathom',
  },
  name: null,
  state: 'confirmed',
  start_at: anHour(10),
  end_at: anHour(11),
  timezone,
  ...given,
})

/** Two rooms from 8 to 18 o'clock, by the hour. */
export const aCalendarDay = (given: Partial<DayCalendar> = {}): DayCalendar => ({
  building: { uuid: buildingUuid, name: 'Harbor Exchange', timezone },
  date: '2026-11-28',
  today: '2026-11-28',
  now: anHour(7),
  start_at: anHour(0),
  end_at: '2026-11-29T00:00:00.000Z',
  resources: [oak, elm].map((resource) => ({ ...resource, slot_minutes: 60, slots })),
  bookings: [],
  closures: [],
  ...given,
})
