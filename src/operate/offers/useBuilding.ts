import { useCurrentBuilding } from '../shell/currentBuilding'

/** The building in the path of a page. */
export const useBuildingInPath = (): string => useCurrentBuilding()?.uuid ?? ''
