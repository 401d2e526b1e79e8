import { defineLogic, definePage } from '@shared/pages/definePage'

export const passVerificationLogic = defineLogic({
  name: 'passVerification',
  load: async () => (await import('./passVerification.logic')).passVerification,
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }, { keyPrefix }) => ({ buildingUuid, keyPrefix }),
})

/** The server decides whether the user may check passes. */
export const passVerificationPage = definePage({
  path: '/building/$buildingUuid/check-passes',
  area: 'mine',
  screen: async () => (await import('./PassVerificationScreen')).PassVerificationScreen,
  requires: ['tenant', 'passes'],
  logic: passVerificationLogic.at(),
})
