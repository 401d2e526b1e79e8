import { or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { contentClaims, contents, passes, savedContents } from '../../db/schema'
import { centsOf } from '../../services/platform/money'
import { dateOf } from '../dateOf'
import { omit } from '../omit'
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

/** The events, posts and offers of each building that names its content. Used ones cannot be removed. */
export function contentItemSection(context: PlanContext): AnySection {
  const lists = listsOf(context, 'content')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  const rows = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.items.map((item, at) => {
      const { key, price, currency, audience, ...fields } = omit(item, 'categories')
      const path = [...listPath, 'items', at]
      const companies = audience?.map((company, nth) =>
        context.references.company(company, [...path, 'audience', nth]),
      )
      return {
        key: `${building.key}/${key}`,
        path,
        values: {
          ...fields,
          uuid: uuidWithin('content', buildingUuid, item),
          buildingUuid,
          audience: companies,
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
  return section<'contents'>({
    kind: 'content',
    table: 'contents',
    identity: ['uuid'],
    rows,
    where: or(
      among(contents.buildingUuid, listed),
      among(
        contents.uuid,
        rows.map(({ values }) => values.uuid),
      ),
    ),
    isListed: ({ buildingUuid }) => listed.has(buildingUuid),
    keyOf: ({ buildingUuid, title }) => `${keyOf(buildingUuid)}/${title}`,
    listPath: placeOf(lists),
    check: checkItem,
    blockedRemovals: (removed) => used(context.tx, removed),
    buildingOf: buildingUuidOf,
  })
}

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
