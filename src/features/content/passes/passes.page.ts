import { defineLogic } from '@shared/pages/definePage'

/** The user's passes; part of the shell, because home and detail pages both show them. */
export const passesLogic = defineLogic({
  name: 'passes',
  load: async () => (await import('./passes.logic')).passes,
  area: 'inside',
  lifetime: 'transient',
  // A pass may be used, or a place given or taken back, at a desk.
  topics: () => ['mine'],
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})
