import { defineLogic, definePage } from '@shared/pages/definePage'

/** The user's saved items, loaded with their own page and with pages where items can be saved. */
export const savedLogic = defineLogic({
  name: 'saved',
  load: async () => (await import('./saved.logic')).saved,
  area: 'details',
  lifetime: 'persistent',
  input: (_, { buildingUuid, lang }, { keyPrefix }) => ({ buildingUuid, lang, keyPrefix }),
})

export const savedPage = definePage({
  path: '/building/$buildingUuid/saved',
  area: 'details',
  screen: async () => (await import('./SavedScreen')).SavedScreen,
  requires: ['tenant', 'saved'],
  logic: savedLogic.at(),
})
