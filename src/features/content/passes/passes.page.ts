import { defineLogic, definePage } from '@shared/pages/definePage'

/** One's own passes: with the shell, because home and what can be attended both show them. */
export const passesLogic = defineLogic({
  name: 'passes',
  load: async () => (await import('./passes.logic')).passes,
  area: 'inside',
  lifetime: 'query',
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})

/** The code to show for a place or a claim. */
export const passPage = definePage({
  path: '/building/$buildingUuid/passes/$contentUuid',
  area: 'details',
  screen: async () => (await import('./PassScreen')).PassScreen,
  requires: ['tenant'],
})
