import { definePage } from '@shared/pages/definePage'

export const safetyPage = definePage({
  path: '/building/$buildingUuid/emergency-management',
  area: 'mine',
  screen: async () => (await import('./SafetyScreen')).SafetyScreen,
})
