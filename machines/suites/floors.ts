import type { SmartPlace } from '@contract/smartBuilding'

export type FloorOf = { buildingUuid: string; floorId: string }
/** The suites of a floor, and what the floor is called; null where the building does not say. */
export type FloorSuites = { floor: string | null; suites: SmartPlace[] }
