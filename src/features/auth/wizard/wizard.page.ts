import { defineLogicCode } from '@shared/pages/definePage'

export const wizardLogic = defineLogicCode({
  name: 'wizard',
  area: 'wizard',
  load: async () => (await import('./wizard.logic')).wizard,
})

export const ssoReturnLogic = defineLogicCode({
  name: 'ssoReturn',
  area: 'wizard',
  load: async () => (await import('./wizard.logic')).ssoReturn,
})

/** Sign-up, password reset and the way back from an identity provider. */
export const wizardCode = { area: 'wizard', logics: [wizardLogic, ssoReturnLogic] } as const
