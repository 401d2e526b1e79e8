import type { FloorOf } from '@machines/suites/floors'
import type { SuiteOf } from '@machines/suites/setpoint/context'
import { type Address, defineLogic, definePage, inWebView } from '@shared/pages/definePage'
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

const floorsPage = definePage({
  path: floorsPath,
  requires,
  area: 'suites',
  screen: async () => (await import('./FloorsScreen')).FloorsScreen,
  logic: floorsLogic.at(({ params }: Address<BuildingOf>) => params),
})

const suitesPage = definePage({
  path: suitesPath,
  requires,
  area: 'suites',
  screen: async () => (await import('./SuitesScreen')).SuitesScreen,
  logic: suitesLogic.at(({ params }: Address<FloorOf>) => params),
})

const controlScreen = {
  requires,
  area: 'suites',
  screen: async () => (await import('./SuiteScreen')).SuiteScreen,
  logic: suiteLogic.at(({ params: { buildingUuid, floorId, suiteId } }: Address<SuiteOf>) => ({
    buildingUuid,
    floorId,
    suiteId,
  })),
} as const

const controlPage = definePage({ path: controlPath, ...controlScreen })

/** The control that an address may name; unknown names lead to the default. */
const controlTypes = ['lighting', 'temperature']

const typedControlPage = definePage({
  path: `${controlPath}/$controlType`,
  ...controlScreen,
  redirects: ({ params, pathname }) =>
    controlTypes.includes(params.controlType) ? null : pathname.replace(/\/[^/]*\/?$/, ''),
})

/** Light and temperature of suites. */
export const suitePages = [
  floorsPage,
  suitesPage,
  controlPage,
  typedControlPage,
  inWebView(floorsPage),
  inWebView(suitesPage),
  inWebView(controlPage),
  inWebView(typedControlPage),
] as const
