import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

type RequestOf = { buildingUuid: string; requestId: string }

export const requestThreadLogic = defineLogic({
  name: 'requestThread',
  load: async () => (await import('./requestThread.logic')).requestThread,
  area: 'mine',
  lifetime: 'transient',
  topics: () => ['mine'],
  input: ({ buildingUuid, requestId }: RequestOf, _, { keyPrefix }) => ({
    of: { buildingUuid, requestId },
    keyPrefix,
  }),
})

export const requestThreadPage = definePage({
  path: '/building/$buildingUuid/service-requests/$requestId',
  area: 'mine',
  screen: async () => (await import('./RequestThreadScreen')).RequestThreadScreen,
  requires: ['tenant', 'serviceRequests'],
  logic: requestThreadLogic.at(({ params }: Address<RequestOf>) => params),
})
