import type {
  BookingAction,
  CalendarBooking,
  Closure,
  DayCalendar,
} from '@contract/operate/dayCalendar'
import { createDayCalendar } from '@machines/operate/dayCalendar/machine'
import { createList, type ListRows } from '@machines/operate/list/machine'
import { type CalendarPageMachine, calendarPage } from '@machines/operate/page/pages'
import { createPersonSearch } from '@machines/operate/personSearch/machine'
import { createPress } from '@machines/operate/press/machine'
import { tickerMachine } from '@machines/operate/ticker/machine'
import { promiseOf } from '@platform/actorOf'
import { fromPromise } from 'xstate'
import type { PageDependencies } from '../../definePage'
import { formOf } from '../../logic'
import { type FoundPerson, findPeople } from '../people'

/** A day of a building; empty for today. `closing` asks for what is booked in the time of a closure. */
export type CalendarQuery = {
  building: string
  date: string
  closing?: { resource: string; from: string; until: string }
}

/** A free time of a resource. */
export type Place = {
  building: string
  resource: { uuid: string; name: string }
  start_at: string
  end_at: string
  timezone: string
}

export type CalendarChange = { building: string } & (
  | { booking: CalendarBooking; action: BookingAction; reason: string }
  | { closure: Closure }
)

export type WantedBooking = {
  building: string
  place: Place
  slots: string
  person: FoundPerson | null
  name: string
}

export type WantedClosure = {
  building: string
  resource_uuid: string
  from_date: string
  from_time: string
  until_date: string
  until_time: string
  reason: string
  answers: Readonly<Record<string, 'cancel' | 'leave'>>
}

export const isBookable = ({ person }: WantedBooking) => person !== null
export const localSpan = (closure: Omit<WantedClosure, 'building' | 'reason' | 'answers'>) => ({
  from: `${closure.from_date}T${closure.from_time}`,
  until: `${closure.until_date}T${closure.until_time}`,
})
export function isClosable(closure: WantedClosure): boolean {
  const { from, until } = localSpan(closure)
  const isWhole = [from, until].every((at) => at.length === 16)
  return closure.resource_uuid !== '' && isWhole && from < until && closure.reason.trim() !== ''
}

const answered = (answers: WantedClosure['answers'], answer: string) =>
  Object.keys(answers).filter((uuid) => answers[uuid] === answer)

export type CalendarMachine = CalendarPageMachine<
  CalendarQuery,
  DayCalendar,
  CalendarBooking,
  Place,
  WantedBooking,
  WantedClosure,
  CalendarChange,
  CalendarChange,
  FoundPerson
>

/** The calendar of a building, with these calls. */
export function calendarOf({
  calls,
  report,
}: Pick<PageDependencies, 'calls' | 'report'>): CalendarMachine {
  const reportBroken = () => report('the calendar ended in an error')
  return calendarPage({
    day: createList<CalendarQuery, DayCalendar>().provide({
      actors: {
        load: fromPromise<ListRows<DayCalendar>, { query: CalendarQuery }>(
          async ({ input: { query }, signal }) => {
            const { building, date } = query
            const day = await calls.calendar({ building, ...(date !== '' && { date }) }, signal)
            return { rows: [day], total: 1 }
          },
        ),
      },
    }),
    inside: createList<CalendarQuery, CalendarBooking>().provide({
      actors: {
        load: fromPromise<ListRows<CalendarBooking>, { query: CalendarQuery }>(
          async ({ input: { query }, signal }) => {
            const { building, closing } = query
            if (closing === undefined) return { rows: [], total: 0 }
            const { data, total } = await calls.bookingsInside({ building, ...closing }, signal)
            return { rows: data, total }
          },
        ),
      },
    }),
    calendar: createDayCalendar<CalendarBooking, Place, WantedBooking, WantedClosure>(
      isBookable,
      isClosable,
    ).provide({
      actors: {
        move: promiseOf(({ booking, place, reason, key }, signal) =>
          calls.moveBooking(
            {
              building: place.building,
              id: booking.uuid,
              key,
              sequence: booking.sequence,
              resource_uuid: place.resource.uuid,
              start_at: place.start_at,
              reason,
            },
            signal,
          ),
        ),
        bookForm: formOf<WantedBooking>(isBookable, ({ fields, key }, signal) =>
          calls.bookForPerson(
            {
              building: fields.building,
              key,
              resource_uuid: fields.place.resource.uuid,
              person_uuid: fields.person?.uuid ?? '',
              start_at: fields.place.start_at,
              slots: Number(fields.slots),
              name: fields.name,
            },
            signal,
          ),
        ),
        closeForm: formOf<WantedClosure>(isClosable, ({ fields, key }, signal) =>
          calls.closeResource(
            {
              building: fields.building,
              key,
              resource_uuid: fields.resource_uuid,
              ...localSpan(fields),
              reason: fields.reason,
              cancel: answered(fields.answers, 'cancel'),
              leave: answered(fields.answers, 'leave'),
            },
            signal,
          ),
        ),
      },
      actions: { reportBroken },
    }),
    press: createPress<CalendarChange, CalendarChange>().provide({
      actors: {
        apply: promiseOf(async ({ change, key }, signal) => {
          const { building } = change
          await ('closure' in change
            ? calls.reopenResource({ building, id: change.closure.uuid, key }, signal)
            : calls.stepBooking(
                {
                  building,
                  id: change.booking.uuid,
                  key,
                  action: change.action,
                  reason: change.reason,
                },
                signal,
              ))
          return change
        }),
      },
    }),
    people: createPersonSearch<FoundPerson>().provide({
      actors: { find: promiseOf((input, signal) => findPeople(calls, input, signal)) },
    }),
    ticker: tickerMachine,
  }).provide({ actions: { reportBroken } })
}
