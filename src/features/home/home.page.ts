import { dayBookingsLogic } from '@features/bookings/dayBookings.page'
import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import type { Scope } from '@machines/platform/pages/scope'
import { defineLogic, definePage } from '@shared/pages/definePage'

/** Selections on home; they last as long as home of the building stays mounted. */
export const homeLogic = defineLogic({
  name: 'home',
  load: async () => (await import('./home.logic')).homeChoices,
  area: 'inside',
  lifetime: 'persistent',
  input: () => undefined,
})

/**
 * Common options of home's reads: they are persistent, and repeat when the building's data has
 * changed.
 */
const stored = {
  area: 'inside',
  lifetime: 'persistent',
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

/** The shell renders home itself, and keeps it mounted. */
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

/** Redirect to the user's current building as soon as it is known; until then they look like it. */
export const homePages = [leadsHome('/'), leadsHome('/home'), leadsHome('/building')] as const
