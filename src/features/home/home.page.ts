import { dayBookingsLogic } from '@features/bookings/dayBookings.page'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const homeLogic = defineLogic({
  name: 'home',
  load: async () => (await import('./home.logic')).home,
  area: 'inside',
  lifetime: 'persistent',
  topics: (_, { buildingUuid }) => [`building:${buildingUuid}`],
  input: (_, { buildingUuid, lang, mode }) => ({ buildingUuid, lang, mode }),
})

/** The shell shows home itself, and keeps it. */
export const homePage = definePage({
  path: '/building/$buildingUuid',
  area: 'inside',
  screen: null,
  starts: [homeLogic.at(), dayBookingsLogic.at()],
})

const leadsHome = <const Path extends string>(path: Path) =>
  definePage({ path, area: 'inside', screen: null })

/** They lead to the building that one is in, as soon as it is known; until then they look like it. */
export const homePages = [leadsHome('/'), leadsHome('/home'), leadsHome('/building')] as const
