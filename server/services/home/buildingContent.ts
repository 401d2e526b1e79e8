import { and, asc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  buildings,
  categories,
  categoryContents,
  contents,
  promotedContents,
  utilityButtons,
} from '../../db/schema'
import type { ContentRow } from '../content/contentReply'

type CategoryRow = typeof categories.$inferSelect

/** The content of a building, the same for every reader: its published items in order whose display has not ended. */
export type BuildingContent = {
  timezone: string
  locale: string
  /** Active categories by name. They are sorted here, by code unit, because databases sort differently. */
  categories: { row: CategoryRow; items: ContentRow[] }[]
  promoted: ContentRow[]
  utilities: (typeof utilityButtons.$inferSelect)[]
}

export async function readBuildingContent(
  connection: Connection,
  buildingUuid: string,
  now: Date,
): Promise<BuildingContent> {
  const inBuilding = eq(contents.buildingUuid, buildingUuid)
  const [building] = await connection
    .select({ timezone: buildings.timezone, locale: buildings.locale })
    .from(buildings)
    .where(eq(buildings.uuid, buildingUuid))
  const isActive = and(eq(categories.buildingUuid, buildingUuid), eq(categories.active, true))
  const categoryRows = await connection.select().from(categories).where(isActive)
  const places = await connection
    .select({ category: categoryContents.categoryUuid, content: categoryContents.contentUuid })
    .from(categoryContents)
    .innerJoin(categories, eq(categories.uuid, categoryContents.categoryUuid))
    .where(isActive)
    .orderBy(asc(categoryContents.position), asc(categoryContents.contentUuid))
  const promoted = await connection
    .select({ content: promotedContents.contentUuid })
    .from(promotedContents)
    .where(eq(promotedContents.buildingUuid, buildingUuid))
    .orderBy(asc(promotedContents.position), asc(promotedContents.contentUuid))
  const placed = exists(
    connection
      .select({ one: sql`1` })
      .from(categoryContents)
      .where(eq(categoryContents.contentUuid, contents.uuid)),
  )
  const isPromoted = exists(
    connection
      .select({ one: sql`1` })
      .from(promotedContents)
      .where(eq(promotedContents.contentUuid, contents.uuid)),
  )
  const isPublished = eq(contents.publication, 'published')
  const isNotOver = or(isNull(contents.displayUntil), gt(contents.displayUntil, now))
  const rows = await connection
    .select()
    .from(contents)
    .where(and(inBuilding, isPublished, isNotOver, or(placed, isPromoted)))
  const utilities = await connection
    .select()
    .from(utilityButtons)
    .where(eq(utilityButtons.buildingUuid, buildingUuid))
    .orderBy(asc(utilityButtons.position))

  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  const found = (uuid: string) => byUuid.get(uuid) ?? []
  return {
    timezone: building?.timezone ?? 'UTC',
    locale: building?.locale ?? 'en-us',
    categories: categoryRows.toSorted(byName).map((row) => ({
      row,
      items: places.flatMap(({ category, content }) =>
        category === row.uuid ? found(content) : [],
      ),
    })),
    promoted: promoted.flatMap(({ content }) => found(content)),
    utilities,
  }
}

function byName(a: CategoryRow, b: CategoryRow): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.uuid < b.uuid ? -1 : 1
}
