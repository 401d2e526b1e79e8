import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { contents } from '../../db/schema'
import { onDisplay, type Viewing } from './onDisplay'

/** The tags of the items on display in a building, sorted and unique; limited to `wanted` if given. */
export async function tagsOf(
  connection: Connection,
  buildingUuid: string,
  wanted: readonly string[] = [],
  viewer: Viewing,
): Promise<string[]> {
  const tags = sql<unknown>`${contents.details} -> 'sanitized_tags'`
  const rows = await connection
    .selectDistinct({ tags })
    .from(contents)
    .where(
      and(
        eq(contents.buildingUuid, buildingUuid),
        onDisplay(viewer),
        sql`jsonb_typeof(${tags}) = 'array'`,
      ),
    )
  const found = new Set(rows.flatMap((row) => row.tags as unknown[]).filter(isText))
  const list = wanted.length === 0 ? [...found] : wanted.filter((tag) => found.has(tag))
  return [...new Set(list)].toSorted()
}

function isText(input: unknown): input is string {
  return typeof input === 'string'
}
