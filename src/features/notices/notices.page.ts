import { defineLogic, definePage } from '@shared/pages/definePage'

export const noticesLogic = defineLogic({
  name: 'notices',
  load: async () => (await import('./notices.logic')).notices,
  area: 'mine',
  // A press on a notice leads elsewhere while it is marked as read.
  lifetime: 'persistent',
  topics: () => ['mine'],
  input: (_, { buildingUuid }, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

export const noticesPage = definePage({
  path: '/building/$buildingUuid/notifications',
  area: 'mine',
  screen: async () => (await import('./NoticesScreen')).NoticesScreen,
  requires: ['tenant', 'notices'],
  logic: noticesLogic.at(),
})
