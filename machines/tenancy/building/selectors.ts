import type { Building, BuildingTheme } from '@contract/buildings'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { buildingMachine, Selected } from './machine'

type Snapshot = SnapshotFrom<typeof buildingMachine>

export const buildingOf = (snapshot: Snapshot): Building | null =>
  snapshot.context.entered?.building ?? null
export const buildingThemeOf = (snapshot: Snapshot): BuildingTheme | null =>
  snapshot.context.entered?.theme ?? null
/** The user's own building while they only visit the current one; null otherwise. */
export const visitedFrom = (snapshot: Snapshot): Building | null => snapshot.context.visitedFrom
/** The building that home belongs to, and whose languages apply. */
export const ownBuildingOf = (snapshot: Snapshot): Building | null =>
  visitedFrom(snapshot) ?? buildingOf(snapshot)
export const buildingsOf = (snapshot: Snapshot): Building[] => snapshot.context.buildings
export const isInBuilding = (snapshot: Snapshot): boolean => snapshot.matches('ready')
export const isSwitching = (snapshot: Snapshot): boolean => snapshot.matches('switching')
/** The building that was last selected, and how. */
export const selectedBuilding = ({ context }: Snapshot): Selected => ({
  uuid: context.wantedUuid ?? '',
  isVisit: context.wantsVisit,
})
export const hasNoBuilding = (snapshot: Snapshot): boolean => snapshot.matches('none')
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches('refused')

/** Why there is no building to show, or null. */
export const buildingFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null

/** Why the last switch failed while the old building stayed, or null. */
export const switchFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('ready') ? snapshot.context.failure : null
