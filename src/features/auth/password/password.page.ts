import { defineLogicCode } from '@shared/pages/definePage'

/** Changes the password of a signed-in user. */
export const passwordUpdateLogic = defineLogicCode({
  name: 'passwordUpdate',
  area: 'account',
  load: async () => (await import('./password.logic')).passwordUpdate,
})
