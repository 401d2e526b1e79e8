import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

type BuildingOf = { buildingUuid: string }

/** The building comes from the address, as a web view may name another one than the user's current building. */
export const inviteLogic = defineLogic({
  name: 'invite',
  load: async () => (await import('./visitors.logic')).invite,
  area: 'mine',
  lifetime: 'persistent',
  topics: () => ['mine'],
  input: ({ buildingUuid }: BuildingOf, _, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

const path = '/building/$buildingUuid/visitors'
const visitorsScreen = {
  area: 'mine',
  screen: async () => (await import('./VisitorsScreen')).VisitorsScreen,
  logic: inviteLogic.at(({ params }: Address<BuildingOf>) => params),
} as const

export const visitorsPage = definePage({ path, requires: ['tenant'], ...visitorsScreen })

export const mobileVisitorsPage = definePage({
  path: `/webview${path}`,
  requires: ['tenant', 'nativeHost'],
  ...visitorsScreen,
})
