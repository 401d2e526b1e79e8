import { defineLogic, definePage } from '@shared/pages/definePage'

export const safetyLogic = defineLogic({
  name: 'safety',
  load: async () => (await import('./safety.logic')).safety,
  prefetchReads: async () => (await import('./safety.logic')).readContact,
  area: 'mine',
  lifetime: 'transient',
  input: (_, { buildingUuid }) => ({ of: { buildingUuid } }),
})

export const safetyPage = definePage({
  path: '/building/$buildingUuid/emergency-management',
  area: 'mine',
  screen: async () => (await import('./SafetyScreen')).SafetyScreen,
  logic: safetyLogic.at(),
})
