import { dayBookingsLogic } from '@features/bookings/dayBookings.page'
import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import type { Scope } from '@machines/platform/pages/scope'
import { defineLogic, definePage } from '@shared/pages/definePage'

/** What was chosen on home. It goes on as long as the home of a building is kept. */
export const homeLogic = defineLogic({
  name: 'home',
  load: async () => (await import('./home.logic')).homeChoices,
  area: 'inside',
  lifetime: 'persistent',
  input: () => undefined,
})

/** What the reads of home have in common: they stay, and are repeated when something of the building has changed. */
const stored = {
  area: 'inside',
  lifetime: 'persistentQuery',
  topics: (_: object, { buildingUuid }: Scope) => [`building:${buildingUuid}`],
  input: (_: object, { buildingUuid, lang, mode }: Scope) => ({
    of: { buildingUuid, lang, mode },
  }),
} as const

export const promotedLogic = defineLogic({
  ...stored,
  name: 'promoted',
  load: async () => (await import('./home.logic')).promoted,
})

/** The tags of the building's content, as the server lists them. */
export const tagsLogic = defineLogic({
  ...stored,
  name: 'tags',
  load: async () => (await import('./home.logic')).tags,
})

export const discoverLogic = defineLogic({
  ...stored,
  name: 'discover',
  load: async () => (await import('./home.logic')).discover,
})

export const spotlightLogic = defineLogic({
  ...stored,
  name: 'spotlight',
  load: async () => (await import('./home.logic')).spotlight,
})

/** The shell shows home itself, and keeps it. */
export const homePage = definePage({
  path: '/building/$buildingUuid',
  area: 'inside',
  screen: null,
  starts: [
    homeLogic.at(),
    utilitiesLogic.at(),
    promotedLogic.at(),
    tagsLogic.at(),
    discoverLogic.at(),
    spotlightLogic.at(),
    dayBookingsLogic.at(),
  ],
})

const leadsHome = <const Path extends string>(path: Path) =>
  definePage({ path, area: 'inside', screen: null })

/** They lead to the building that one is in, as soon as it is known; until then they look like it. */
export const homePages = [leadsHome('/'), leadsHome('/home'), leadsHome('/building')] as const
