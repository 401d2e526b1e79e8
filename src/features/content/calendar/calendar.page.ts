import type { CalendarReply } from '@contract/calendar'
import type { CalendarOf } from '@machines/content/calendar'
import type { RequestMachine } from '@machines/kernel/request/machine'
import { type CalendarSearch, parseCalendarSearch, selectionOf } from '@rules/dates/calendarSearch'
import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

/** `month` such as `2026-11`; null for the present one, which the server knows. */
export const calendarLogic = defineLogic<
  RequestMachine<CalendarOf, CalendarReply>,
  { month: string | null }
>()({
  name: 'calendar',
  area: 'details',
  lifetime: 'query',
  input: ({ month }, { buildingUuid, lang }) => ({ of: { buildingUuid, lang, month } }),
})

/** Month, day or filter stand in the address: Back and a reload lead to the same. */
export const calendarPage = definePage({
  path: '/building/$buildingUuid/calendar',
  validateSearch: parseCalendarSearch,
  area: 'details',
  screen: 'CalendarScreen',
  requires: ['calendar'],
  starts: [
    calendarLogic.at(({ search }: Address<object, CalendarSearch>) => ({
      month: selectionOf(search).month,
    })),
  ],
})
