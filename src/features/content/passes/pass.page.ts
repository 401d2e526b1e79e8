import { definePage } from '@shared/pages/definePage'

/** Shows the code of an RSVP or a claim; the shell reads the passes. */
export const passPage = definePage({
  path: '/building/$buildingUuid/passes/$contentUuid',
  area: 'details',
  screen: async () => (await import('./PassScreen')).PassScreen,
  requires: ['tenant'],
})
