import type { utilitiesMachine } from '@machines/home/utilities/machine'
import { defineLogic, definePage } from '@shared/pages/definePage'

export const maintenanceLogic = defineLogic<typeof utilitiesMachine>()({
  name: 'maintenance',
  area: 'inside',
  lifetime: 'transient',
  input: (_, { buildingUuid, lang }) => ({ buildingUuid, lang }),
})

export const maintenancePage = definePage({
  path: '/maintenance',
  area: 'inside',
  screen: 'MaintenanceScreen',
  starts: [maintenanceLogic.at()],
})
