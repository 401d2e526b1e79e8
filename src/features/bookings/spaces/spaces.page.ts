import { type Address, defineLogic, definePage, inWebView } from '@shared/pages/definePage'
import { parseSpaceSearch, spacePath, spacesPath } from './spacesAddress'

type BuildingOf = { buildingUuid: string }
type SpaceOf = BuildingOf & { resourceUuid: string }

/** The building comes from the address, as a web view may name another one than the user's current building. */
export const spacesLogic = defineLogic({
  name: 'spaces',
  load: async () => (await import('./spaces.logic')).spaces,
  area: 'mine',
  lifetime: 'persistent',
  topics: ({ buildingUuid }: BuildingOf) => [`building:${buildingUuid}`],
  input: ({ buildingUuid }: BuildingOf, { lang }) => ({ of: { buildingUuid, lang } }),
})

export const reserveLogic = defineLogic({
  name: 'reserve',
  load: async () => (await import('./spaces.logic')).reserve,
  area: 'mine',
  lifetime: 'transient',
  topics: ({ buildingUuid, resourceUuid }: SpaceOf) => [`slots:${buildingUuid}/${resourceUuid}`],
  input: ({ buildingUuid, resourceUuid }: SpaceOf, { lang }, { keyPrefix }) => ({
    buildingUuid,
    resourceUuid,
    lang,
    keyPrefix,
  }),
})

const spacesPage = definePage({
  path: spacesPath,
  requires: ['tenant'],
  area: 'mine',
  screen: async () => (await import('./SpacesScreen')).SpacesScreen,
  logic: spacesLogic.at(({ params }: Address<BuildingOf>) => params),
})

const spacePage = definePage({
  path: spacePath,
  requires: ['tenant'],
  validateSearch: parseSpaceSearch,
  area: 'mine',
  screen: async () => (await import('./SpaceScreen')).SpaceScreen,
  logic: reserveLogic.at(({ params }: Address<SpaceOf>) => params),
})

export const spacePages = [
  spacesPage,
  spacePage,
  inWebView(spacesPage),
  inWebView(spacePage),
] as const
