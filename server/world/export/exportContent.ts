import type { WorldInput } from '@contract/world/document'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { categories, categoryContents, contents, promotedContents } from '../../db/schema'
import { priceOf } from '../../services/platform/money'
import { omit } from '../omit'
import { createKeys, uuidUnlessDerived, withoutNull } from './keys'

type Content = NonNullable<NonNullable<WorldInput['buildings']>[number]['content']>

/** Everything that a building publishes; undefined if there is nothing. */
export async function exportContent(
  connection: Connection,
  building: string,
  companyKey: (uuid: string) => string,
): Promise<Content | undefined> {
  const groups = await connection
    .select()
    .from(categories)
    .where(eq(categories.buildingUuid, building))
    .orderBy(asc(categories.name), asc(categories.uuid))
  const rows = await connection
    .select()
    .from(contents)
    .where(eq(contents.buildingUuid, building))
    .orderBy(asc(contents.title), asc(contents.uuid))
  if (groups.length === 0 && rows.length === 0) return undefined
  const places = await connection
    .select({ place: categoryContents })
    .from(categoryContents)
    .innerJoin(contents, eq(contents.uuid, categoryContents.contentUuid))
    .where(eq(contents.buildingUuid, building))
  const promoted = await connection
    .select()
    .from(promotedContents)
    .where(eq(promotedContents.buildingUuid, building))
    .orderBy(asc(promotedContents.position))

  const [groupKey, itemKey] = [createKeys(), createKeys()]
  const groupKeys = new Map(groups.map(({ uuid, name }) => [uuid, groupKey(name)]))
  const firstPlace = new Map<string, number>()
  for (const { place } of places) firstPlace.set(place.contentUuid, place.position)
  // Items are in the order of their places, which are their positions in a file.
  const items = rows.toSorted(
    (a, b) => (firstPlace.get(a.uuid) ?? Infinity) - (firstPlace.get(b.uuid) ?? Infinity) || 0,
  )
  const itemKeys = new Map(items.map(({ uuid, title }) => [uuid, itemKey(title)]))
  const known = (keys: ReadonlyMap<string, string>, uuid: string) => keys.get(uuid) ?? []
  return {
    categories: groups.map(({ uuid, ...row }) => {
      const key = groupKeys.get(uuid) ?? uuid
      return {
        key,
        ...uuidUnlessDerived(uuid, `content-category/${building}/${key}`),
        ...withoutNull(omit(row, 'buildingUuid')),
      }
    }),
    items: items.map((item) => {
      const { uuid, buildingUuid: _, claimCount: __, priceCents, currencyType, ...row } = item
      const key = itemKeys.get(uuid) ?? uuid
      const { startAt, endAt, displayFrom, displayUntil, type, publication, audience, ...rest } =
        row
      return {
        key,
        ...uuidUnlessDerived(uuid, `content/${building}/${key}`),
        // The schema knows the types; the column is text.
        type: type as Content['items'][number]['type'],
        categories: places.flatMap(({ place }) =>
          place.contentUuid === uuid ? known(groupKeys, place.categoryUuid) : [],
        ),
        ...withoutNull({
          startAt: startAt?.toISOString() ?? null,
          endAt: endAt?.toISOString() ?? null,
          displayFrom: displayFrom?.toISOString() ?? null,
          displayUntil: displayUntil?.toISOString() ?? null,
          price: priceOf(priceCents),
          currency: currencyType,
        }),
        ...withoutNull(omit(rest, 'version', 'cancelledAt', 'movedFrom')),
        ...(audience.length > 0 && { audience: audience.map(companyKey) }),
        ...(publication !== 'published' && { publication }),
      }
    }),
    ...(promoted.length > 0 && {
      promoted: promoted.flatMap(({ contentUuid }) => known(itemKeys, contentUuid)),
    }),
  }
}
