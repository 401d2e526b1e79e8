import { defineLogic, definePage } from '@shared/pages/definePage'

export const passVerificationLogic = defineLogic({
  name: 'passVerification',
  load: async () => (await import('./passCheck.logic')).passVerification,
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

/** Whether somebody may check passes is said by the server. */
export const passVerificationPage = definePage({
  path: '/building/$buildingUuid/check-passes',
  area: 'mine',
  screen: async () => (await import('./PassCheckScreen')).PassCheckScreen,
  requires: ['tenant', 'passes'],
  starts: [passVerificationLogic.at()],
})
