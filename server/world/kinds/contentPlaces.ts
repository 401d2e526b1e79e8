import { categories, categoryContents, contents, promotedContents } from '../../db/schema'
import { among } from '../plan/among'
import {
  buildingKeyOf,
  buildingUuidOf,
  listsOf,
  type PlanContext,
  uuidWithin,
} from '../plan/context'
import { type AnySection, section } from '../plan/section'
import type { Path } from '../problems'

/** Where home shows the items of each building that names its content: in categories, and promoted. */
export async function contentPlaceSections(context: PlanContext): Promise<AnySection[]> {
  const { problems, tx } = context
  const lists = listsOf(context, 'content')
  const keyOf = buildingKeyOf(lists)
  /** The uuid of a record of the same building; none if the key is unknown, which is reported. */
  const resolve = (
    kind: 'category' | 'item',
    { buildingUuid, records }: { buildingUuid: string; records: readonly Keyed[] },
    key: string,
    path: Path,
  ): string[] => {
    const record = records.find((each) => each.key === key)
    if (record !== undefined) return [uuidWithin(uuidKinds[kind], buildingUuid, record)]
    problems.push({ path, message: `there is no ${kind} "${key.slice(0, 80)}" in this building` })
    return []
  }
  const placed = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.items.flatMap((item, position) =>
      item.categories.flatMap((category, at) => {
        const path = [...listPath, 'items', position, 'categories', at]
        const contentUuid = uuidWithin('content', buildingUuid, item)
        const records = list.categories
        return resolve('category', { buildingUuid, records }, category, path).map(
          (categoryUuid) => ({
            key: `${building.key}/${category}/${item.key}`,
            path,
            values: { categoryUuid, contentUuid, position },
          }),
        )
      }),
    ),
  )
  const promoting = lists.filter(({ list }) => list.promoted !== undefined)
  const promoted = promoting.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    (list.promoted ?? []).flatMap((key, position) => {
      const path = [...listPath, 'promoted', position]
      const records = list.items
      return resolve('item', { buildingUuid, records }, key, path).map((contentUuid) => ({
        key: `${building.key}/${key}`,
        path,
        values: { buildingUuid, contentUuid, position },
      }))
    }),
  )
  const stored = await tx
    .select({ uuid: categories.uuid, name: categories.name })
    .from(categories)
    .where(
      among(
        categories.buildingUuid,
        lists.map(({ uuid }) => uuid),
      ),
    )
  const items = await tx
    .select({ uuid: contents.uuid, title: contents.title })
    .from(contents)
    .where(
      among(
        contents.buildingUuid,
        lists.map(({ uuid }) => uuid),
      ),
    )
  const titles = new Map(items.map(({ uuid, title }) => [uuid, title]))
  const titleOf = (uuid: string) => titles.get(uuid) ?? uuid
  return [
    section<'categoryContents'>({
      kind: 'place in a category',
      table: 'categoryContents',
      identity: ['categoryUuid', 'contentUuid'],
      rows: placed,
      where: among(
        categoryContents.categoryUuid,
        stored.map(({ uuid }) => uuid),
      ),
      isListed: () => true,
      keyOf: ({ categoryUuid, contentUuid }) =>
        `${stored.find(({ uuid }) => uuid === categoryUuid)?.name}/${titleOf(contentUuid)}`,
    }),
    section<'promotedContents'>({
      kind: 'promoted item',
      table: 'promotedContents',
      identity: ['buildingUuid', 'contentUuid'],
      rows: promoted,
      where: among(
        promotedContents.buildingUuid,
        promoting.map(({ uuid }) => uuid),
      ),
      isListed: () => true,
      keyOf: ({ buildingUuid, contentUuid }) => `${keyOf(buildingUuid)}/${titleOf(contentUuid)}`,
      buildingOf: buildingUuidOf,
    }),
  ]
}

type Keyed = { key: string; uuid?: string | undefined }

const uuidKinds = { category: 'content-category', item: 'content' } as const
