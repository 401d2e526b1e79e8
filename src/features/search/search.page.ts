import { defineLogicCode } from '@shared/pages/definePage'

/** The search; its code is loaded when it is first opened. */
export const searchLogic = defineLogicCode({
  name: 'search',
  area: 'search',
  load: async () => (await import('./search.logic')).search,
})
