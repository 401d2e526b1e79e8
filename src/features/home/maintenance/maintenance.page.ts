import { defineLogic, definePage } from '@shared/pages/definePage'

export const maintenanceLogic = defineLogic({
  name: 'maintenance',
  load: async () => (await import('../utilities/utilities.logic')).utilities,
  area: 'inside',
  lifetime: 'transient',
  input: (_, { buildingUuid, lang }) => ({ buildingUuid, lang }),
})

export const maintenancePage = definePage({
  path: '/maintenance',
  area: 'inside',
  screen: async () => (await import('./MaintenanceScreen')).MaintenanceScreen,
  starts: [maintenanceLogic.at()],
})
