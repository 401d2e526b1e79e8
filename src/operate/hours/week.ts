import { type OpeningHours, openingHours } from '@contract/hours'
import { type Weekday, weekdays } from '@rules/bookings/hours'
import * as v from 'valibot'
import { dayOf, sentHours } from './day'

/* A field for each day, so that two editors of different ones do not get into each other's way. */
export type HoursField = `hours ${string}`
/** Such as `09:00–18:00`; empty for a day when it is closed. */
export type WeekFields = { [hours: HoursField]: string }

/** @param of whose hours, if a record has several weeks */
export const hoursField = (day: Weekday, of?: string): HoursField =>
  of === undefined ? `hours ${day}` : `hours ${day} ${of}`
export const isHoursField = (name: string): boolean => name.startsWith('hours ')

export const hoursOf = (fields: WeekFields, day: Weekday, of?: string): string =>
  fields[hoursField(day, of)] ?? ''

/** The hours of a week as they are edited. */
export const weekFields = (week: OpeningHours, of?: string): WeekFields =>
  Object.fromEntries(
    weekdays.map((day) => [hoursField(day, of), week[day] ? dayOf(week[day]) : '']),
  )

/** The hours of a week as the server expects them. */
export function weekOf(fields: WeekFields, of?: string): OpeningHours {
  const week: OpeningHours = {}
  for (const day of weekdays) {
    const hours = hoursOf(fields, day, of)
    if (hours !== '') week[day] = sentHours(hours)
  }
  return week
}

/** What is wrong with the hours of a week: the fields with what to correct. */
export function hoursProblems(fields: WeekFields, of?: string) {
  const { issues = [] } = v.safeParse(openingHours, weekOf(fields, of))
  const problems = issues.map((issue) => {
    const [day = '', part = ''] = (v.getDotPath(issue) ?? '').split('.')
    return { day, part, code: issue.type === 'check' ? ('closes' as const) : ('invalid' as const) }
  })
  const isInvalid = (day: string) =>
    problems.some((problem) => problem.day === day && problem.code === 'invalid')
  // A time that is not one cannot be compared.
  return problems
    .filter(({ day, code }) => code === 'invalid' || !isInvalid(day))
    .map(({ day, part, code }) => ({ field: `${hoursField(day as Weekday, of)}.${part}`, code }))
}
