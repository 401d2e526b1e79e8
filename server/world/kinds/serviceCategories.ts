import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { serviceCategories, serviceRequests } from '../../db/schema'
import { among } from '../plan/among'
import { belonging } from '../plan/belonging'
import { buildingKeyOf, buildingUuidOf, listsOf, type PlanContext, placeOf } from '../plan/context'
import { type AnySection, section } from '../plan/section'

/** The categories of service requests in each building that names them. One with requests cannot be removed. */
export function serviceCategorySection(context: PlanContext): AnySection {
  const lists = listsOf(context, 'serviceCategories')
  const keyOf = buildingKeyOf(lists)
  return section<'serviceCategories'>({
    kind: 'service category',
    table: 'serviceCategories',
    identity: ['buildingUuid', 'name'],
    rows: lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
      list.map((category, position) => ({
        key: `${building.key}/${category.name}`,
        path: [...listPath, position],
        values: { ...category, buildingUuid, position },
      })),
    ),
    where: among(
      serviceCategories.buildingUuid,
      lists.map(({ uuid }) => uuid),
    ),
    isListed: () => true,
    keyOf: ({ buildingUuid, name }) => `${keyOf(buildingUuid)}/${name}`,
    listPath: placeOf(lists),
    blockedRemovals: (removed) => requested(context.tx, removed),
    buildingOf: buildingUuidOf,
  })
}

async function requested<R extends { buildingUuid: string; name: string }>(
  tx: Connection,
  removed: readonly R[],
): Promise<ReadonlyMap<R, string>> {
  const { buildingUuid, category } = serviceRequests
  const rows = await tx
    .select({ buildingUuid, category, requests: sql<number>`count(*)::int` })
    .from(serviceRequests)
    .where(among(buildingUuid, new Set(removed.map((row) => row.buildingUuid))))
    .groupBy(buildingUuid, category)
  return new Map(
    removed.flatMap((row) => {
      const found = rows.find(
        (each) => each.buildingUuid === row.buildingUuid && each.category === row.name,
      )
      return found === undefined
        ? []
        : [[row, `${belonging(found.requests, 'service request')} to it; add it again`]]
    }),
  )
}
