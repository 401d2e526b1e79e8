import { defineLogicCode } from '@shared/pages/definePage'

/** The answers to mini-apps in the full-screen frame. */
export const bridgeLogic = defineLogicCode({
  name: 'bridge',
  area: 'bridge',
  load: async () => (await import('./bridge.logic')).bridge,
})
