import { defineLogic } from '@shared/pages/definePage'

/** The utilities of a building, for home and for the maintenance page. */
export const utilitiesLogic = defineLogic({
  name: 'utilities',
  load: async () => (await import('./utilities.logic')).utilities,
  area: 'inside',
  lifetime: 'persistent',
  topics: (_, { buildingUuid }) => [`building:${buildingUuid}`],
  input: (_, { buildingUuid, lang }) => ({ buildingUuid, lang }),
})
