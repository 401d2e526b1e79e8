import type { CategoryType, ContentItem, UtilityButton } from '@contract/content'
import type { Connection } from '../../db/database'
import { enterBuilding } from '../buildings'
import { withTaken } from '../contentReply'
import { isOnDisplay } from '../onDisplay'
import type { Ordered, Page } from '../page'
import type { Shelves } from './shelves'
import type { Told, ToldCategory, ToldItem } from './told'
import { visit } from './visit'

const contentsPerCategory = 100

/** Who reads of which building, in which language, at which moment. */
export type Reading = {
  connection: Connection
  shelves: Shelves
  userId: number
  buildingUuid: string
  lang: string | undefined
  now: Date
}

async function told({ shelves, ...reading }: Reading): Promise<Told> {
  const { connection, userId, buildingUuid, lang, now } = reading
  const kept = shelves.kept(buildingUuid, lang, now)
  if (kept !== null) return kept
  await enterBuilding(connection, userId, buildingUuid)
  return shelves.fill(connection, buildingUuid, lang, now)
}

/** Enters the building and counts; answers how to put an item as this reader sees it. */
async function seenBy(
  { connection, userId, buildingUuid }: Reading,
  items: readonly ToldItem[],
): Promise<(told: ToldItem) => ContentItem> {
  const counted = new Set(items.filter(({ counts }) => counts).map(({ item }) => item.uuid))
  const taken = await visit(connection, userId, buildingUuid, [...counted])
  return ({ item, counts }) =>
    counts ? withTaken(item, taken.get(item.uuid) ?? { count: 0, byReader: 0 }) : item
}

const enter = (reading: Reading) => seenBy(reading, [])

function pageOfCategories(
  { categories }: Told,
  type: CategoryType,
  { limit, offset, descending }: Ordered,
) {
  const all = categories.filter(({ category }) => category.type === type)
  const ordered = descending ? all.toReversed() : all
  return { page: ordered.slice(offset, offset + limit), total: all.length, limit, offset }
}

/** Categories by name; the older mode and the newer one show the same ones. */
export async function categoriesOf(reading: Reading, type: CategoryType, order: Ordered) {
  const { page, ...pagination } = pageOfCategories(await told(reading), type, order)
  await enter(reading)
  return { data: page.map(({ category }) => category), ...pagination }
}

/** The older mode: categories with up to a hundred contents each. */
export async function categoriesWithContents(reading: Reading, type: CategoryType, order: Ordered) {
  const { page, ...pagination } = pageOfCategories(await told(reading), type, order)
  const shown = page.map(({ category, items }) => ({
    category,
    items: showing(items, reading).slice(0, contentsPerCategory),
  }))
  const see = await seenBy(
    reading,
    shown.flatMap(({ items }) => items),
  )
  const data = shown.map(({ category, items }) => ({ ...category, contents: items.map(see) }))
  return { data, ...pagination }
}

function showing(items: readonly ToldItem[], { now }: Reading): ToldItem[] {
  return items.filter((item) => isOnDisplay(item, now))
}

export async function contentsOfCategory(
  reading: Reading,
  categoryUuid: string,
  { limit, offset }: Page,
) {
  const { categories } = await told(reading)
  const isAsked = ({ category }: ToldCategory) => category.uuid === categoryUuid.toLowerCase()
  const all = showing(categories.find(isAsked)?.items ?? [], reading)
  const page = all.slice(offset, offset + limit)
  const see = await seenBy(reading, page)
  return { data: page.map(see), total: all.length, limit, offset }
}

export async function promotedOf(reading: Reading): Promise<ContentItem[]> {
  const items = showing((await told(reading)).promoted, reading)
  const see = await seenBy(reading, items)
  return items.map(see)
}

export async function utilitiesOf(reading: Reading): Promise<UtilityButton[]> {
  const { utilities } = await told(reading)
  await enter(reading)
  return utilities
}
