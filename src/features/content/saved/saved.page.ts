import type { savedMachine } from '@machines/content/saved/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

/** What somebody has saved: with its own page, and with those on which something can be saved. */
export const savedLogic = defineLogic<typeof savedMachine>()({
  name: 'saved',
  area: 'details',
  lifetime: 'persistent',
  input: (_, { buildingUuid, lang }, { keyPrefix }) => ({ buildingUuid, lang, keyPrefix }),
})

export const savedPage = definePage({
  path: '/building/$buildingUuid/saved',
  area: 'details',
  screen: 'SavedScreen',
  requires: ['tenant', 'saved'],
  starts: [savedLogic.at()],
})
