import { defineLogicCode } from '@shared/pages/definePage'

/** A request to the help desk, as a dialog over a page. */
export const requestFormLogic = defineLogicCode({
  name: 'requestForm',
  area: 'details',
  load: async () => (await import('./requestForm.logic')).requestForm,
})
