import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { definePage } from '@shared/pages/definePage'

export const maintenancePage = definePage({
  path: '/maintenance',
  area: 'mine',
  screen: async () => (await import('./MaintenanceScreen')).MaintenanceScreen,
  logic: utilitiesLogic.at(),
})
