import type { WorldBuilding, WorldDocument } from '@contract/world/document'
import type { Connection } from '../../db/database'
import { derivedUuid } from '../derivedUuid'
import type { Path, WorldProblem } from '../problems'
import type { References } from './references'

/** What the sections of a plan share. */
export type PlanContext = {
  tx: Connection
  document: WorldDocument
  now: Date
  references: References
  problems: WorldProblem[]
  /** The buildings of the document with their uuids and places in it. */
  buildings: readonly PlannedBuilding[]
}

export type PlannedBuilding = { building: WorldBuilding; uuid: string; path: Path }

/** The list of a building that a document names, with its owner. */
export type BuildingList<List> = PlannedBuilding & { list: List; listPath: Path }

/** The buildings that name a list. */
export function listsOf<Field extends keyof WorldBuilding>(
  { buildings }: PlanContext,
  field: Field,
): BuildingList<NonNullable<WorldBuilding[Field]>>[] {
  return buildings.flatMap((planned) => {
    const list = planned.building[field]
    return list === undefined || list === null
      ? []
      : [{ ...planned, list: list as NonNullable<typeof list>, listPath: [...planned.path, field] }]
  })
}

/** The uuid of a record inside a building. */
export const uuidWithin = (
  kind: string,
  buildingUuid: string,
  { key, uuid }: { key: string; uuid?: string | undefined },
): string => uuid ?? derivedUuid(`${kind}/${buildingUuid}/${key}`)

/** `buildings[2].resources`, for a row of the database that a list lacks. */
export const placeOf =
  (lists: readonly BuildingList<unknown>[]) =>
  ({ buildingUuid }: { buildingUuid: string }): Path =>
    lists.find(({ uuid }) => uuid === buildingUuid)?.listPath ?? []

/** The key of a building in the document; its uuid if the document does not name it. */
export const buildingKeyOf =
  (lists: readonly PlannedBuilding[]) =>
  (buildingUuid: string): string =>
    lists.find(({ uuid }) => uuid === buildingUuid)?.building.key ?? buildingUuid

export const buildingUuidOf = (row: Record<string, unknown>): string | null =>
  typeof row.buildingUuid === 'string' ? row.buildingUuid : null
