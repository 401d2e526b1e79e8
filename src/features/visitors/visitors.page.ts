import { type Address, defineLogic, definePage, inWebView } from '@shared/pages/definePage'

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

export const visitorsPage = definePage({
  path: '/building/$buildingUuid/visitors',
  requires: ['tenant'],
  area: 'mine',
  screen: async () => (await import('./VisitorsScreen')).VisitorsScreen,
  logic: inviteLogic.at(({ params }: Address<BuildingOf>) => params),
})

export const mobileVisitorsPage = inWebView(visitorsPage)
