import type { FloorOf } from '@machines/suites/floors'
import type { SuiteOf } from '@machines/suites/setpoint/context'
import { type Address, defineLogic, definePage, type PagePath } from '@shared/pages/definePage'
import { controlPath, floorsPath, suitesPath } from './paths'

type BuildingOf = { buildingUuid: string }

/**
 * The building comes from the address: a web view may name another one than the user's current
 * building.
 */
export const floorsLogic = defineLogic({
  name: 'floors',
  load: async () => (await import('./suites.logic')).floors,
  area: 'suites',
  lifetime: 'transient',
  input: ({ buildingUuid }: BuildingOf) => ({ of: { buildingUuid } }),
})

export const suitesLogic = defineLogic({
  name: 'suites',
  load: async () => (await import('./suites.logic')).suites,
  area: 'suites',
  lifetime: 'transient',
  input: ({ buildingUuid, floorId }: FloorOf) => ({ of: { buildingUuid, floorId } }),
})

export const suiteLogic = defineLogic({
  name: 'suite',
  load: async () => (await import('./suites.logic')).suite,
  area: 'suites',
  lifetime: 'persistent',
  /** Only names that are valid in a topic; suites with other names are polled. */
  topics: ({ buildingUuid, floorId, suiteId }: SuiteOf) =>
    [floorId, suiteId].every((id) => /^[\w-]{1,36}$/.test(id))
      ? [`suite:${buildingUuid}/${floorId}.${suiteId}`]
      : [],
  eventFor: ({ data }) => (data === null ? null : { type: 'suite.reported', suite: data }),
  input: ({ buildingUuid, floorId, suiteId }: SuiteOf, _, { keyPrefix }) => ({
    buildingUuid,
    floorId,
    suiteId,
    keyPrefix,
  }),
})

/** A kiosk's session cannot control suites. */
const requires = ['tenant', 'smartBuilding'] as const
const requiresHost = [...requires, 'nativeHost'] as const

const floorsScreen = {
  area: 'suites',
  screen: async () => (await import('./FloorsScreen')).FloorsScreen,
  logic: floorsLogic.at(({ params: { buildingUuid } }: Address<BuildingOf>) => ({ buildingUuid })),
} as const
const suitesScreen = {
  area: 'suites',
  screen: async () => (await import('./SuitesScreen')).SuitesScreen,
  logic: suitesLogic.at(({ params: { buildingUuid, floorId } }: Address<FloorOf>) => ({
    buildingUuid,
    floorId,
  })),
} as const
const controlScreen = {
  area: 'suites',
  screen: async () => (await import('./SuiteScreen')).SuiteScreen,
  logic: suiteLogic.at(({ params: { buildingUuid, floorId, suiteId } }: Address<SuiteOf>) => ({
    buildingUuid,
    floorId,
    suiteId,
  })),
} as const

/** The control that an address may name; unknown names lead to the default. */
const controlTypes = ['lighting', 'temperature']
const redirects = ({ params, pathname }: PagePath<{ controlType: string }>) =>
  controlTypes.includes(params.controlType) ? null : pathname.replace(/\/[^/]*\/?$/, '')

/** Light and temperature of suites. Native hosts show them in a web view, at separate addresses. */
export const suitePages = [
  definePage({ path: floorsPath, ...floorsScreen, requires }),
  definePage({ path: suitesPath, ...suitesScreen, requires }),
  definePage({ path: controlPath, ...controlScreen, requires }),
  definePage({ path: `${controlPath}/$controlType`, ...controlScreen, requires, redirects }),
  definePage({ path: `/webview${floorsPath}`, ...floorsScreen, requires: requiresHost }),
  definePage({ path: `/webview${suitesPath}`, ...suitesScreen, requires: requiresHost }),
  definePage({ path: `/webview${controlPath}`, ...controlScreen, requires: requiresHost }),
  definePage({
    path: `/webview${controlPath}/$controlType`,
    ...controlScreen,
    requires: requiresHost,
    redirects,
  }),
] as const
