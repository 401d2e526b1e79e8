import type { Suite } from '@contract/smartBuilding'

/** A suite with light and temperature, as reported; independent of the demo world. */
export function report(given: Partial<Suite> = {}): Suite {
  return {
    id: '12',
    navName: 'Suite 12',
    temp: 69.4,
    requested_temp: 70,
    temp_unit: 'F',
    temp_equipment_name: 'Fan coil',
    lighting: 40,
    requested_lighting: 40,
    available: true,
    ...given,
  }
}

export const away = report({ available: false })
export const suiteOf = { buildingUuid: 'house', floorId: '7', suiteId: '12' }
