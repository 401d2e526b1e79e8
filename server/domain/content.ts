import type { CategoryType, CategoryWithContents, ContentItem } from '@contract/content'
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import {
  categories,
  categoryContents,
  contentClaims,
  contents,
  promotedContents,
} from '../db/schema'
import { translationFor } from './translate'

/** Who reads, in which language, at which moment: it decides which items show and how. */
export type Reader = { userId: number; lang: string | undefined; now: Date }
type ContentRow = typeof contents.$inferSelect

function contentReply(row: ContentRow, reader: Reader, userCount: number): ContentItem {
  return {
    ...row.details,
    ...translationFor(row.translations, reader.lang),
    uuid: row.uuid,
    type: row.type,
    title: translationFor(row.translations, reader.lang).title ?? row.title,
    start_at: row.startAt?.toISOString() ?? null,
    end_at: row.endAt?.toISOString() ?? null,
    price: row.price,
    currency_type: row.currencyType,
    capacity: row.capacity,
    max_claims_total: row.maxClaimsTotal,
    max_claims_per_user: row.maxClaimsPerUser,
    claims_details: {
      is_claimable: (row.details.claimable as boolean | undefined) ?? null,
      user_count: userCount,
      count: row.claimCount,
    },
  }
}

function onDisplay(now: Date): SQL | undefined {
  return and(
    or(isNull(contents.displayFrom), lte(contents.displayFrom, now)),
    or(isNull(contents.displayUntil), gt(contents.displayUntil, now)),
  )
}

async function claimsOf(connection: Connection, userId: number, uuids: string[]) {
  if (uuids.length === 0) return new Map<string, number>()
  const rows = await connection
    .select({ uuid: contentClaims.contentUuid, count: sql<number>`count(*)::int` })
    .from(contentClaims)
    .where(and(eq(contentClaims.userId, userId), inArray(contentClaims.contentUuid, uuids)))
    .groupBy(contentClaims.contentUuid)
  return new Map(rows.map((row) => [row.uuid, row.count]))
}

async function replies(connection: Connection, rows: ContentRow[], reader: Reader) {
  const claims = await claimsOf(
    connection,
    reader.userId,
    rows.map((row) => row.uuid),
  )
  return rows.map((row) => contentReply(row, reader, claims.get(row.uuid) ?? 0))
}

export type Page = { limit: number; offset: number }
export type Ordered = Page & { descending: boolean }

function inBuilding(buildingUuid: string, type: CategoryType) {
  return and(
    eq(categories.buildingUuid, buildingUuid),
    eq(categories.type, type),
    eq(categories.active, true),
  )
}

/** Categories by name; the older mode and the newer one show the same ones. */
export async function listCategories(
  connection: Connection,
  buildingUuid: string,
  type: CategoryType,
  { limit, offset, descending }: Ordered,
  lang: string | undefined,
) {
  const where = inBuilding(buildingUuid, type)
  const rows = await connection
    .select()
    .from(categories)
    .where(where)
    .orderBy(descending ? desc(categories.name) : asc(categories.name))
    .limit(limit)
    .offset(offset)
  // A page that is not full is the last one: it knows the total by itself.
  const isLast = rows.length > 0 && rows.length < limit
  const total = isLast ? offset + rows.length : await connection.$count(categories, where)
  const data = rows.map((row) => ({
    uuid: row.uuid,
    type: row.type,
    name: translationFor(row.translations, lang).name ?? row.name,
  }))
  return { data, total, limit, offset }
}

export async function contentsOfCategory(
  connection: Connection,
  buildingUuid: string,
  categoryUuid: string,
  { limit, offset }: Page,
  reader: Reader,
) {
  const where = and(
    eq(categoryContents.categoryUuid, categoryUuid),
    eq(contents.buildingUuid, buildingUuid),
    onDisplay(reader.now),
  )
  const from = () =>
    connection
      .select({ content: contents, position: categoryContents.position })
      .from(categoryContents)
      .innerJoin(contents, eq(contents.uuid, categoryContents.contentUuid))
      .where(where)
  const rows = await from().orderBy(asc(categoryContents.position)).limit(limit).offset(offset)
  const [counted] = await connection
    .select({ total: sql<number>`count(*)::int` })
    .from(categoryContents)
    .innerJoin(contents, eq(contents.uuid, categoryContents.contentUuid))
    .where(where)
  const items = rows.map((row) => row.content)
  return {
    data: await replies(connection, items, reader),
    total: counted?.total ?? 0,
    limit,
    offset,
  }
}

/** The older mode: categories with up to a hundred contents each, in two queries. */
export async function categoriesWithContents(
  connection: Connection,
  buildingUuid: string,
  type: CategoryType,
  order: Ordered,
  reader: Reader,
) {
  const page = await listCategories(connection, buildingUuid, type, order, reader.lang)
  const uuids = page.data.map((category) => category.uuid)
  const rows = uuids.length === 0 ? [] : await ranked(connection, uuids, reader.now)
  const items = await replies(
    connection,
    rows.map((row) => row.content),
    reader,
  )
  const byCategory = new Map<string, ContentItem[]>()
  rows.forEach((row, index) => {
    const item = items[index]
    if (item !== undefined) {
      byCategory.set(row.categoryUuid, [...(byCategory.get(row.categoryUuid) ?? []), item])
    }
  })
  const data = page.data.map(
    (category): CategoryWithContents => ({
      ...category,
      contents: byCategory.get(category.uuid) ?? [],
    }),
  )
  return { ...page, data }
}

const contentsPerCategory = 100

function ranked(connection: Connection, categoryUuids: string[], now: Date) {
  return connection
    .select({ categoryUuid: categoryContents.categoryUuid, content: contents })
    .from(categoryContents)
    .innerJoin(contents, eq(contents.uuid, categoryContents.contentUuid))
    .where(
      and(
        inArray(categoryContents.categoryUuid, categoryUuids),
        lte(categoryContents.position, contentsPerCategory),
        onDisplay(now),
      ),
    )
    .orderBy(asc(categoryContents.position))
}

export async function promotedOf(connection: Connection, buildingUuid: string, reader: Reader) {
  const rows = await connection
    .select({ content: contents })
    .from(promotedContents)
    .innerJoin(contents, eq(contents.uuid, promotedContents.contentUuid))
    .where(and(eq(promotedContents.buildingUuid, buildingUuid), onDisplay(reader.now)))
    .orderBy(asc(promotedContents.position))
  return replies(
    connection,
    rows.map((row) => row.content),
    reader,
  )
}
