import type { Building, BuildingTheme } from '@contract/buildings'
import type { Failure } from '@machines/kernel/failure'

/** A building with its theme, as entered. */
export type Entered = { building: Building; theme: BuildingTheme }

/** The signed-in user, and the building that the address bar names. */
export type Identified = {
  userUuid: string
  defaultBuildingUuid: string | null
  requestedBuildingUuid: string | null
}

export type BuildingContext = {
  stored: (Entered & { userUuid: string }) | null
  userUuid: string | null
  defaultBuildingUuid: string | null
  requestedBuildingUuid: string | null
  buildings: Building[]
  wantedUuid: string | null
  entered: Entered | null
  /** The entry that is wanted is a visit: the user's own building stays the one they come from. */
  wantsVisit: boolean
  /** The user's own building while they only visit the entered one; null otherwise. */
  visitedFrom: Building | null
  /** The last entry was a switch by the user, which resets the language. */
  wasSwitched: boolean
  /** Why the last load or switch failed. */
  failure: Failure | null
  /** The number of consecutive failed attempts to enter; null after a success. */
  failedTimes: number | null
}

export function initialBuilding(stored: BuildingContext['stored']): BuildingContext {
  return {
    stored,
    userUuid: null,
    defaultBuildingUuid: null,
    requestedBuildingUuid: null,
    buildings: [],
    wantedUuid: null,
    entered: null,
    wantsVisit: false,
    visitedFrom: null,
    wasSwitched: false,
    failure: null,
    failedTimes: null,
  }
}

/** The building of the last page load, if it was this user's and the address bar does not name another one. */
export function restoredBuilding(
  stored: BuildingContext['stored'],
  { userUuid, requestedBuildingUuid }: Identified,
): Entered | null {
  if (stored === null || stored.userUuid !== userUuid) return null
  const namesOtherBuilding =
    requestedBuildingUuid !== null && requestedBuildingUuid !== stored.building.uuid
  return namesOtherBuilding ? null : { building: stored.building, theme: stored.theme }
}

/** The requested building, otherwise the current one, the user's default, or the first. */
export function chooseBuilding(
  buildings: readonly Building[],
  known: Pick<BuildingContext, 'entered' | 'defaultBuildingUuid' | 'requestedBuildingUuid'>,
): string | null {
  const candidates = [
    known.requestedBuildingUuid,
    known.entered?.building.uuid,
    known.defaultBuildingUuid,
    buildings[0]?.uuid,
  ]
  const isOpen = (uuid: string | null | undefined) =>
    buildings.some((building) => building.uuid === uuid)
  return candidates.find(isOpen) ?? null
}

/** The building from which the user visits the next one; null if the next one becomes their own, or is it. */
export function visitedFromAfter(
  { entered, wantsVisit, visitedFrom }: BuildingContext,
  next: Entered,
): Building | null {
  const own = wantsVisit ? (visitedFrom ?? entered?.building ?? null) : null
  return own?.uuid === next.building.uuid ? null : own
}
