import { defineLogic, definePage } from '@shared/pages/definePage'

export const approvalsLogic = defineLogic({
  name: 'approvals',
  load: async () => (await import('./approvals.logic')).approvals,
  area: 'mine',
  lifetime: 'transient',
  topics: (_, { buildingUuid }) => [`approvals:${buildingUuid}`],
  input: (_, { buildingUuid, lang }, { keyPrefix }) => ({ buildingUuid, lang, keyPrefix }),
})

/** The server decides whether the user may approve. */
export const approvalsPage = definePage({
  path: '/building/$buildingUuid/approvals',
  area: 'mine',
  screen: async () => (await import('./ApprovalsScreen')).ApprovalsScreen,
  requires: ['tenant', 'approvals'],
  logic: approvalsLogic.at(),
})
