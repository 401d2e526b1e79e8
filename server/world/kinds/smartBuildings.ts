import { smartFloors, smartSuites, smartSystems } from '../../db/schema'
import { among } from '../plan/among'
import { buildingKeyOf, buildingUuidOf, listsOf, type PlanContext } from '../plan/context'
import { type AnySection, section } from '../plan/section'

/** The system of each building that names one, with its floors and suites if it lists them. */
export function smartBuildingSections(context: PlanContext): AnySection[] {
  const lists = listsOf(context, 'smartBuilding')
  const keyOf = buildingKeyOf(lists)
  const floors = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    (list.floors ?? []).map((floor, position) => ({
      floor,
      building,
      buildingUuid,
      position,
      path: [...listPath, 'floors', position],
    })),
  )
  const withFloors = lists.flatMap(({ uuid, list }) => (list.floors === undefined ? [] : uuid))
  for (const { list, listPath } of lists) {
    if (list.adapter !== 'mqtt' || list.floors === undefined) continue
    context.problems.push({
      path: [...listPath, 'floors'],
      message: 'a building on MQTT publishes its own floors; leave this list out',
    })
  }
  return [
    section<'smartSystems'>({
      kind: 'smart building',
      table: 'smartSystems',
      identity: ['buildingUuid'],
      rows: lists.map(({ building, uuid: buildingUuid, list, listPath }) => ({
        key: building.key,
        path: listPath,
        values: { buildingUuid, adapter: list.adapter },
      })),
      where: among(
        smartSystems.buildingUuid,
        lists.map(({ uuid }) => uuid),
      ),
      isListed: null,
      keyOf: ({ buildingUuid }) => keyOf(buildingUuid),
      buildingOf: buildingUuidOf,
    }),
    section<'smartFloors'>({
      kind: 'floor',
      table: 'smartFloors',
      identity: ['buildingUuid', 'id'],
      rows: floors.map(({ floor: { id, name }, building, buildingUuid, position, path }) => ({
        key: `${building.key}/${id}`,
        path,
        values: { buildingUuid, id, name, position },
      })),
      where: among(smartFloors.buildingUuid, withFloors),
      isListed: () => true,
      keyOf: ({ buildingUuid, id }) => `${keyOf(buildingUuid)}/${id}`,
      buildingOf: buildingUuidOf,
    }),
    section<'smartSuites'>({
      kind: 'suite',
      table: 'smartSuites',
      identity: ['buildingUuid', 'floorId', 'id'],
      rows: floors.flatMap(({ floor, building, buildingUuid, path }) =>
        floor.suites.map((suite, position) => ({
          key: `${building.key}/${floor.id}/${suite.id}`,
          path: [...path, 'suites', position],
          values: {
            ...suite,
            buildingUuid,
            floorId: floor.id,
            position,
          },
        })),
      ),
      where: among(smartSuites.buildingUuid, withFloors),
      isListed: () => true,
      keyOf: ({ buildingUuid, floorId, id }) => `${keyOf(buildingUuid)}/${floorId}/${id}`,
      buildingOf: buildingUuidOf,
    }),
  ]
}
