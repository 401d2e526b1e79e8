import { defineLogic, definePage } from '@shared/pages/definePage'

/** The user's passes; part of the shell, because home and detail pages both show them. */
export const passesLogic = defineLogic({
  name: 'passes',
  load: async () => (await import('./passes.logic')).passes,
  area: 'inside',
  lifetime: 'transient',
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})

/** Shows the code of an RSVP or a claim. */
export const passPage = definePage({
  path: '/building/$buildingUuid/passes/$contentUuid',
  area: 'details',
  screen: async () => (await import('./PassScreen')).PassScreen,
  requires: ['tenant'],
})
