import type { Building, BuildingTheme } from '@contract/buildings'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { buildingMachine } from './machine'

type Snapshot = SnapshotFrom<typeof buildingMachine>

export const buildingOf = (snapshot: Snapshot): Building | null =>
  snapshot.context.entered?.building ?? null
export const buildingThemeOf = (snapshot: Snapshot): BuildingTheme | null =>
  snapshot.context.entered?.theme ?? null
export const buildingsOf = (snapshot: Snapshot): Building[] => snapshot.context.buildings
export const isInBuilding = (snapshot: Snapshot): boolean => snapshot.matches('ready')
export const isSwitching = (snapshot: Snapshot): boolean => snapshot.matches('switching')
export const wantedBuildingUuid = (snapshot: Snapshot): string | null => snapshot.context.wantedUuid
export const hasNoBuilding = (snapshot: Snapshot): boolean => snapshot.matches('none')
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches('refused')

/** Why there is no building to show, or null. */
export const buildingFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null

/** Why the last switch failed while the old building stayed, or null. */
export const switchFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('ready') ? snapshot.context.failure : null
