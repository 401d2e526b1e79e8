import { defineLogic, definePage } from '@shared/pages/definePage'

export const serviceRequestsLogic = defineLogic({
  name: 'serviceRequests',
  load: async () => (await import('./serviceRequests.logic')).serviceRequests,
  area: 'mine',
  lifetime: 'transient',
  topics: () => ['mine'],
  input: (_, { buildingUuid, lang }, start) => ({ buildingUuid, lang, ...start }),
})

export const serviceRequestsPage = definePage({
  path: '/building/$buildingUuid/service-requests',
  area: 'mine',
  screen: async () => (await import('./ServiceRequestsScreen')).ServiceRequestsScreen,
  requires: ['tenant', 'serviceRequests'],
  logic: serviceRequestsLogic.at(),
})
