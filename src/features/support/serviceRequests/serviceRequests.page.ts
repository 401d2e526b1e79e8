import type { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const serviceRequestsLogic = defineLogic<typeof serviceRequestsMachine>()({
  name: 'serviceRequests',
  area: 'mine',
  lifetime: 'transient',
  topics: () => ['mine'],
  input: (_, { buildingUuid, lang }, start) => ({ buildingUuid, lang, ...start }),
})

export const serviceRequestsPage = definePage({
  path: '/building/$buildingUuid/service-requests',
  area: 'mine',
  screen: 'ServiceRequestsScreen',
  requires: ['tenant', 'serviceRequests'],
  starts: [serviceRequestsLogic.at()],
})
