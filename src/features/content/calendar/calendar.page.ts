import { type CalendarSearch, parseCalendarSearch, selectionOf } from '@rules/dates/calendarSearch'
import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

/** `month` such as `2026-11`; null for the current month by the server's clock. */
export const calendarLogic = defineLogic({
  name: 'calendar',
  load: async () => (await import('./calendar.logic')).calendar,
  area: 'details',
  lifetime: 'transient',
  input: ({ month }: { month: string | null }, { buildingUuid, lang }) => ({
    of: { buildingUuid, lang, month },
  }),
})

/** The address contains month, day or filter, so that Back and a reload show the same. */
export const calendarPage = definePage({
  path: '/building/$buildingUuid/calendar',
  validateSearch: parseCalendarSearch,
  area: 'details',
  screen: async () => (await import('./CalendarScreen')).CalendarScreen,
  requires: ['calendar'],
  logic: calendarLogic.at(({ search }: Address<object, CalendarSearch>) => ({
    month: selectionOf(search).month,
  })),
})
