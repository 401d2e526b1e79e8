import type { Building, BuildingTheme } from '@contract/buildings'
import type { Failure } from '../failure'

/** A building with its theme, as it was entered. */
export type Entered = { building: Building; theme: BuildingTheme }

export type BuildingContext = {
  stored: (Entered & { userUuid: string }) | null
  userUuid: string | null
  defaultBuildingUuid: string | null
  buildings: Building[]
  wantedUuid: string | null
  entered: Entered | null
  /** The last entry was a switch by the user, which resets the language. */
  wasSwitched: boolean
  /** Why the last load or switch failed. */
  failure: Failure | null
}

export function initialBuilding(stored: BuildingContext['stored']): BuildingContext {
  return {
    stored,
    userUuid: null,
    defaultBuildingUuid: null,
    buildings: [],
    wantedUuid: null,
    entered: null,
    wasSwitched: false,
    failure: null,
  }
}

/** The current building if it is still among them, else the user's default, else the first. */
export function chooseBuilding(
  buildings: readonly Building[],
  known: Pick<BuildingContext, 'entered' | 'defaultBuildingUuid'>,
): string | null {
  const has = (uuid: string | null | undefined) =>
    buildings.some((building) => building.uuid === uuid) ? (uuid ?? null) : null
  return (
    has(known.entered?.building.uuid) ??
    has(known.defaultBuildingUuid) ??
    buildings[0]?.uuid ??
    null
  )
}
