import { defineLogic, definePage } from '@shared/pages/definePage'

export const passVerificationLogic = defineLogic({
  name: 'passVerification',
  load: async () => (await import('./passVerification.logic')).passVerification,
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

/** Whether somebody may check passes is said by the server. */
export const passVerificationPage = definePage({
  path: '/building/$buildingUuid/check-passes',
  area: 'mine',
  screen: async () => (await import('./PassVerificationScreen')).PassVerificationScreen,
  requires: ['tenant', 'passes'],
  starts: [passVerificationLogic.at()],
})
