import type { RawSearch } from '@shared/pages/definePage'
import { definePage } from '../../definePage'
import { paths } from '../../paths'
import { CalendarScreen } from './CalendarScreen'
import { calendarOf } from './calendar.logic'

const isDate = /^\d{4}-\d{2}-\d{2}$/

type Entered = { params: { id: string }; search: { date?: string } }
const queryOf = ({ params, search }: Entered) => ({ building: params.id, date: search.date ?? '' })

/** The calendar of a building: all resources on one day. */
export const calendarPage = definePage({
  name: 'calendar',
  path: paths.calendar('$id'),
  validateSearch: ({ date }: RawSearch): { date?: string } =>
    typeof date === 'string' && isDate.test(date) ? { date } : {},
  logic: calendarOf,
  input: (page, keyPrefix) => ({
    query: queryOf(page),
    building: page.params.id,
    keyPrefix,
  }),
  queryEvent: (page) => ({ type: 'query.changed' as const, query: queryOf(page) }),
  screen: CalendarScreen,
})
