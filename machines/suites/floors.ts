import type { SmartPlace } from '@contract/smartBuilding'

export type FloorOf = { buildingUuid: string; floorId: string }
/** The suites of a floor, and the floor's name; null if the building does not name it. */
export type FloorSuites = { floor: string | null; suites: SmartPlace[] }
