import type { passCheckMachine } from '@machines/content/passCheck/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const passCheckLogic = defineLogic<typeof passCheckMachine>()({
  name: 'passCheck',
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

/** Whether somebody may check passes is said by the server. */
export const passCheckPage = definePage({
  path: '/building/$buildingUuid/check-passes',
  area: 'mine',
  screen: 'PassCheckScreen',
  requires: ['tenant', 'passes'],
  starts: [passCheckLogic.at()],
})
