import { or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  categories,
  categoryContents,
  contentClaims,
  contents,
  passes,
  promotedContents,
  savedContents,
} from '../../db/schema'
import { centsOf } from '../../services/platform/money'
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
import type { Row } from '../plan/tables'
import type { Path, WorldProblem } from '../problems'

/** Categories, items and promoted items of each building that names its content. */
export async function contentSections(context: PlanContext): Promise<AnySection[]> {
  const { problems, tx } = context
  const lists = listsOf(context, 'content')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  const grouped = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
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
  const items = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.items.map((item, at) => {
      const { key, uuid, categories: _, price, currency, ...fields } = item
      return {
        key: `${building.key}/${key}`,
        path: [...listPath, 'items', at],
        values: {
          ...fields,
          uuid: uuidWithin('content', buildingUuid, { key, uuid }),
          buildingUuid,
          startAt: dateOf(item.startAt),
          endAt: dateOf(item.endAt),
          displayFrom: dateOf(item.displayFrom),
          displayUntil: dateOf(item.displayUntil),
          priceCents: price === undefined ? undefined : centsOf(price),
          currencyType: currency,
        },
      }
    }),
  )
  const uuids = new Map([...grouped, ...items].map(({ key, values }) => [key, values.uuid]))
  const resolve = (kind: string, key: string, path: Path): string[] => {
    const uuid = uuids.get(key)
    if (uuid !== undefined) return [uuid]
    const [, name = ''] = /^[^/]+\/(.*)$/s.exec(key) ?? []
    problems.push({ path, message: `there is no ${kind} "${name.slice(0, 80)}" in this building` })
    return []
  }
  const placed = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.items.flatMap((item, position) =>
      item.categories.flatMap((category, at) => {
        const path = [...listPath, 'items', position, 'categories', at]
        const contentUuid = uuidWithin('content', buildingUuid, item)
        return resolve('category', `${building.key}/${category}`, path).map((categoryUuid) => ({
          key: `${building.key}/${category}/${item.key}`,
          path,
          values: { categoryUuid, contentUuid, position },
        }))
      }),
    ),
  )
  const promoting = lists.filter(({ list }) => list.promoted !== undefined)
  const stored = await tx
    .select({ uuid: categories.uuid })
    .from(categories)
    .where(among(categories.buildingUuid, listed))
  return [
    section<'categories'>({
      kind: 'content category',
      table: 'categories',
      identity: ['uuid'],
      rows: grouped,
      where: or(
        among(categories.buildingUuid, listed),
        among(
          categories.uuid,
          grouped.map(({ values }) => values.uuid),
        ),
      ),
      isListed: ({ buildingUuid }) => listed.has(buildingUuid),
      keyOf: ({ buildingUuid, name }) => `${keyOf(buildingUuid)}/${name}`,
      listPath: placeOf(lists),
      buildingOf: buildingUuidOf,
    }),
    section<'contents'>({
      kind: 'content',
      table: 'contents',
      identity: ['uuid'],
      rows: items,
      where: or(
        among(contents.buildingUuid, listed),
        among(
          contents.uuid,
          items.map(({ values }) => values.uuid),
        ),
      ),
      isListed: ({ buildingUuid }) => listed.has(buildingUuid),
      keyOf: ({ buildingUuid, title }) => `${keyOf(buildingUuid)}/${title}`,
      listPath: placeOf(lists),
      check: checkItem,
      blockedRemovals: (removed) => used(tx, removed),
      buildingOf: buildingUuidOf,
    }),
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
      keyOf: ({ categoryUuid, contentUuid }) => `${categoryUuid}/${contentUuid}`,
    }),
    section<'promotedContents'>({
      kind: 'promoted item',
      table: 'promotedContents',
      identity: ['buildingUuid', 'contentUuid'],
      rows: promoting.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
        (list.promoted ?? []).flatMap((key, position) => {
          const path = [...listPath, 'promoted', position]
          return resolve('item', `${building.key}/${key}`, path).map((contentUuid) => ({
            key: `${building.key}/${key}`,
            path,
            values: { buildingUuid, contentUuid, position },
          }))
        }),
      ),
      where: among(
        promotedContents.buildingUuid,
        promoting.map(({ uuid }) => uuid),
      ),
      isListed: () => true,
      keyOf: ({ buildingUuid, contentUuid }) => `${keyOf(buildingUuid)}/${contentUuid}`,
      buildingOf: buildingUuidOf,
    }),
  ]
}

const dateOf = (instant: string | null | undefined) =>
  typeof instant === 'string' ? new Date(instant) : instant

function checkItem({ startAt, endAt, priceCents, currencyType }: Row, path: Path): WorldProblem[] {
  const problems: WorldProblem[] = []
  if (startAt instanceof Date && endAt instanceof Date && endAt <= startAt) {
    problems.push({ path: [...path, 'endAt'], message: 'must be after startAt' })
  }
  if (typeof priceCents === 'number' && typeof currencyType !== 'string') {
    problems.push({ path: [...path, 'currency'], message: 'a price needs a currency, such as EUR' })
  }
  return problems
}

/** Items that users have claimed, attend or have saved. */
async function used<R extends { uuid: string }>(
  tx: Connection,
  removed: readonly R[],
): Promise<ReadonlyMap<R, string>> {
  const counts = new Map<string, number>()
  for (const table of [contentClaims, passes, savedContents]) {
    const rows = await tx
      .select({ uuid: table.contentUuid, rows: sql<number>`count(*)::int` })
      .from(table)
      .where(
        among(
          table.contentUuid,
          removed.map(({ uuid }) => uuid),
        ),
      )
      .groupBy(table.contentUuid)
    for (const { uuid, rows: count } of rows) counts.set(uuid, (counts.get(uuid) ?? 0) + count)
  }
  return new Map(
    removed.flatMap((row) =>
      counts.has(row.uuid)
        ? [[row, 'users have claimed or saved it; add it again, with displayUntil to hide it']]
        : [],
    ),
  )
}
