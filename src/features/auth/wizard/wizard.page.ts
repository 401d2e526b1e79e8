import { defineLogicCode } from '@shared/pages/definePage'

export const wizardLogic = defineLogicCode({
  name: 'wizard',
  area: 'wizard',
  load: async () => (await import('./wizard.logic')).wizard,
})

export const ssoCallbackLogic = defineLogicCode({
  name: 'ssoCallback',
  area: 'wizard',
  load: async () => (await import('./wizard.logic')).ssoCallback,
})

/** Sign-up, password reset and the callback from an identity provider. */
export const wizardCode = { area: 'wizard', logics: [wizardLogic, ssoCallbackLogic] } as const
