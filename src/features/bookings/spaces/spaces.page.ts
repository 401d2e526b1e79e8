import { type Address, defineLogic, definePage } from '@shared/pages/definePage'
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

const spacesScreen = {
  area: 'mine',
  screen: async () => (await import('./SpacesScreen')).SpacesScreen,
  logic: spacesLogic.at(({ params }: Address<BuildingOf>) => params),
} as const

const spaceScreen = {
  validateSearch: parseSpaceSearch,
  area: 'mine',
  screen: async () => (await import('./SpaceScreen')).SpaceScreen,
  logic: reserveLogic.at(({ params }: Address<SpaceOf>) => params),
} as const

export const spacePages = [
  definePage({ path: spacesPath, requires: ['tenant'], ...spacesScreen }),
  definePage({ path: spacePath, requires: ['tenant'], ...spaceScreen }),
  definePage({
    path: `/webview${spacesPath}`,
    requires: ['tenant', 'nativeHost'],
    ...spacesScreen,
  }),
  definePage({ path: `/webview${spacePath}`, requires: ['tenant', 'nativeHost'], ...spaceScreen }),
] as const
