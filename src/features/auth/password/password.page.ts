import { defineLogicCode } from '@shared/pages/definePage'

/** A new password, chosen over the account. */
export const passwordUpdateLogic = defineLogicCode({
  name: 'passwordUpdate',
  area: 'account',
  load: async () => (await import('./password.logic')).passwordUpdate,
})
