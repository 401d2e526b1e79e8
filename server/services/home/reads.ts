import type { CategoryType, ContentItem, UtilityButton } from '@contract/content'
import type { Connection } from '../../db/database'
import { withTaken } from '../content/contentReply'
import { isOnDisplay, viewerOf } from '../content/onDisplay'
import type { Ordered, Page } from '../platform/page'
import { enterBuilding } from '../tenancy/buildings'
import type { ContentCache } from './contentCache'
import type { LocalizedCategory, LocalizedContent, LocalizedItem } from './localizedContent'
import { readerCounts } from './readerCounts'

const contentsPerCategory = 100

/** One read of home: the reader, the building, the language and the time. */
export type HomeRead = {
  connection: Connection
  contentCache: ContentCache
  userId: number
  buildingUuid: string
  lang: string | undefined
  now: Date
}

export async function contentOf({ contentCache, ...read }: HomeRead): Promise<LocalizedContent> {
  const { connection, userId, buildingUuid, lang, now } = read
  const cached = contentCache.get(buildingUuid, lang, now)
  if (cached !== null) return cached
  await enterBuilding(connection, userId, buildingUuid)
  return contentCache.load(connection, buildingUuid, lang, now)
}

/** Checks that the building is open to the reader, and returns a function that adds the counts to an item. */
export async function addingCounts(
  { connection, userId, buildingUuid }: HomeRead,
  items: readonly LocalizedItem[],
): Promise<(localized: LocalizedItem) => ContentItem> {
  const counted = new Set(items.filter(({ counts }) => counts).map(({ item }) => item.uuid))
  const taken = await readerCounts(connection, userId, buildingUuid, [...counted])
  return ({ item, counts }) =>
    counts ? withTaken(item, taken.get(item.uuid) ?? { count: 0, byReader: 0 }) : item
}

const enter = (read: HomeRead) => addingCounts(read, [])

function pageOfCategories(
  { categories }: LocalizedContent,
  type: CategoryType,
  { limit, offset, descending }: Ordered,
) {
  const all = categories.filter(({ category }) => category.type === type)
  const ordered = descending ? all.toReversed() : all
  return { page: ordered.slice(offset, offset + limit), total: all.length, limit, offset }
}

/** Categories by name, the same for both discover modes. */
export async function categoriesOf(read: HomeRead, type: CategoryType, order: Ordered) {
  const { page, ...pagination } = pageOfCategories(await contentOf(read), type, order)
  await enter(read)
  return { data: page.map(({ category }) => category), ...pagination }
}

/** The older mode: categories with up to a hundred items each. */
export async function categoriesWithContents(read: HomeRead, type: CategoryType, order: Ordered) {
  const { page, ...pagination } = pageOfCategories(await contentOf(read), type, order)
  const all = page.flatMap(({ items }) => items)
  const seen = new Set(await onDisplayNow(all, read))
  const shown = page.map(({ category, items }) => ({
    category,
    items: items.filter((item) => seen.has(item)).slice(0, contentsPerCategory),
  }))
  const withCounts = await addingCounts(
    read,
    shown.flatMap(({ items }) => items),
  )
  const data = shown.map(({ category, items }) => ({
    ...category,
    contents: items.map(withCounts),
  }))
  return { data, ...pagination }
}

/** The items that are on display for the reader, whose company is read only if that depends on it. */
export async function onDisplayNow(
  items: readonly LocalizedItem[],
  { connection, userId, now }: HomeRead,
): Promise<LocalizedItem[]> {
  const isForSome = items.some(({ audience }) => audience.length > 0)
  const viewer = isForSome ? await viewerOf(connection, userId, now) : { companyUuid: null, now }
  return items.filter((item) => isOnDisplay(item, viewer))
}

export async function contentsOfCategory(
  read: HomeRead,
  categoryUuid: string,
  { limit, offset }: Page,
) {
  const { categories } = await contentOf(read)
  const isAsked = ({ category }: LocalizedCategory) => category.uuid === categoryUuid.toLowerCase()
  const all = await onDisplayNow(categories.find(isAsked)?.items ?? [], read)
  const page = all.slice(offset, offset + limit)
  const withCounts = await addingCounts(read, page)
  return { data: page.map(withCounts), total: all.length, limit, offset }
}

export async function promotedOf(read: HomeRead): Promise<ContentItem[]> {
  const items = await onDisplayNow((await contentOf(read)).promoted, read)
  const withCounts = await addingCounts(read, items)
  return items.map(withCounts)
}

export async function utilitiesOf(read: HomeRead): Promise<UtilityButton[]> {
  const { utilities } = await contentOf(read)
  await enter(read)
  return utilities
}
