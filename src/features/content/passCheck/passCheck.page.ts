import { defineLogic, definePage } from '@shared/pages/definePage'

export const passCheckLogic = defineLogic({
  name: 'passCheck',
  load: async () => (await import('./passCheck.logic')).passCheck,
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

/** Whether somebody may check passes is said by the server. */
export const passCheckPage = definePage({
  path: '/building/$buildingUuid/check-passes',
  area: 'mine',
  screen: async () => (await import('./PassCheckScreen')).PassCheckScreen,
  requires: ['tenant', 'passes'],
  starts: [passCheckLogic.at()],
})
