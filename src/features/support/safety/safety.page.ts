import { defineLogic, definePage } from '@shared/pages/definePage'

export const safetyLogic = defineLogic({
  name: 'safety',
  load: async () => (await import('./safety.logic')).safety,
  area: 'details',
  lifetime: 'transient',
  input: (_, { buildingUuid }) => ({ of: { buildingUuid } }),
})

export const safetyPage = definePage({
  path: '/building/$buildingUuid/emergency-management',
  area: 'details',
  screen: async () => (await import('./SafetyScreen')).SafetyScreen,
  logic: safetyLogic.at(),
})
