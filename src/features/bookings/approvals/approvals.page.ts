import type { approvalsMachine } from '@machines/bookings/approvals/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const approvalsLogic = defineLogic<typeof approvalsMachine>()({
  name: 'approvals',
  area: 'mine',
  lifetime: 'transient',
  topics: (_, { buildingUuid }) => [`approvals:${buildingUuid}`],
  input: (_, { buildingUuid, lang }, { keyPrefix }) => ({ buildingUuid, lang, keyPrefix }),
})

/** Whether somebody may approve is said by the server. */
export const approvalsPage = definePage({
  path: '/building/$buildingUuid/approvals',
  area: 'mine',
  screen: 'ApprovalsScreen',
  requires: ['tenant', 'approvals'],
  starts: [approvalsLogic.at()],
})
