import type { Pass } from '@contract/passes'
import type { RequestMachine } from '@machines/kernel/request/machine'
import type { InBuilding } from '@machines/platform/pages/visit'
import { defineLogic, definePage } from '@shared/pages/definePage'

/** One's own passes: with the shell, because home and what can be attended both show them. */
export const passesLogic = defineLogic<RequestMachine<InBuilding, Pass[]>>()({
  name: 'passes',
  area: 'inside',
  lifetime: 'query',
  input: (_, { buildingUuid, lang }) => ({ of: { buildingUuid, lang } }),
})

/** The code to show for a place or a claim. */
export const passPage = definePage({
  path: '/building/$buildingUuid/passes/$contentUuid',
  area: 'details',
  screen: 'PassScreen',
  requires: ['tenant'],
})
