import { or } from 'drizzle-orm'
import { categories } from '../../db/schema'
import { among } from '../plan/among'
import {
  buildingKeyOf,
  buildingUuidOf,
  listsOf,
  type PlanContext,
  placeOf,
  uuidWithin,
} from '../plan/context'
import { type AnySection, section } from '../plan/section'

/** The content categories of each building that names its content. */
export function contentCategorySection(context: PlanContext): AnySection {
  const lists = listsOf(context, 'content')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  const rows = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.categories.map(({ key, uuid, ...fields }, at) => ({
      key: `${building.key}/${key}`,
      path: [...listPath, 'categories', at],
      values: {
        ...fields,
        uuid: uuidWithin('content-category', buildingUuid, { key, uuid }),
        buildingUuid,
      },
    })),
  )
  return section<'categories'>({
    kind: 'content category',
    table: 'categories',
    identity: ['uuid'],
    rows,
    where: or(
      among(categories.buildingUuid, listed),
      among(
        categories.uuid,
        rows.map(({ values }) => values.uuid),
      ),
    ),
    isListed: ({ buildingUuid }) => listed.has(buildingUuid),
    keyOf: ({ buildingUuid, name }) => `${keyOf(buildingUuid)}/${name}`,
    listPath: placeOf(lists),
    buildingOf: buildingUuidOf,
  })
}
