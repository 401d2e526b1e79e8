import { defineLogicCode } from '@shared/pages/definePage'

export const nativeHostLogic = defineLogicCode({
  name: 'nativeHost',
  area: 'native',
  load: async () => (await import('./nativeHost.logic')).nativeHost,
})
