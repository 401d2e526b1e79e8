import { defineLogicCode } from '@shared/pages/definePage'

/** Handles the messages of mini-apps in the full-screen frame. */
export const bridgeLogic = defineLogicCode({
  name: 'bridge',
  area: 'bridge',
  load: async () => (await import('./bridge.logic')).bridge,
})
