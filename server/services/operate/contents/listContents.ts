import type { ContentKind, contentPeriods } from '@contract/operate/contents'
import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contents } from '../../../db/schema'
import type { ContentRow } from '../../content/contentReply'
import { type ListQuery, matching, pageSize } from '../list'
import { typesOfKind } from './stored'

export type ContentQuery = ListQuery & {
  kind?: ContentKind | undefined
  period?: (typeof contentPeriods)[number] | undefined
}

/** The items of a building that a query asks for: what is ahead first, by its start, then what is over. */
export async function contentRows(
  connection: Connection,
  buildingUuid: string,
  query: ContentQuery,
  now: Date,
): Promise<{ rows: ContentRow[]; total: number }> {
  const found = and(
    eq(contents.buildingUuid, buildingUuid),
    ofPeriod(query.period, now),
    ofKind(query.kind),
    withWords(query.search),
  )
  const rows = await connection
    .select()
    .from(contents)
    .where(found)
    .orderBy(...orderOf(query, now), asc(contents.title), asc(contents.uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return { rows, total: await connection.$count(contents, found) }
}

const isOver = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  const { displayUntil, endAt, startAt } = contents
  return sql`(coalesce(${displayUntil} <= ${at}, false) or coalesce(coalesce(${endAt}, ${startAt}) <= ${at}, false))`
}

function ofPeriod(period: ContentQuery['period'], now: Date): SQL | undefined {
  const { publication } = contents
  const isPublished = eq(publication, 'published')
  switch (period) {
    case 'drafts':
      return eq(publication, 'draft')
    case 'archived':
      return eq(publication, 'archived')
    case 'past':
      return and(isPublished, isOver(now))
    case 'upcoming':
      return and(isPublished, sql`not ${isOver(now)}`)
    default:
      return ne(publication, 'archived')
  }
}

function ofKind(kind: ContentKind | undefined): SQL | undefined {
  const { type } = contents
  if (kind === undefined) return undefined
  if (kind !== 'post') return inArray(type, [...typesOfKind[kind]])
  // A post is whatever is neither an event nor a deal.
  return sql`${type} not in ${[...typesOfKind.event, ...typesOfKind.deal]}`
}

function withWords(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const pattern = matching(search)
  return or(
    ilike(contents.title, pattern),
    sql`${contents.details} ->> 'subtitle' ilike ${pattern}`,
    sql`${contents.details} ->> 'host_company_name' ilike ${pattern}`,
  )
}

function orderOf({ sort, descending }: ContentQuery, now: Date): SQL[] {
  const { title, startAt } = contents
  if (sort === 'title') {
    const letters = sql`lower(${title})`
    return [descending === true ? desc(letters) : asc(letters)]
  }
  if (descending === true) return [sql`${startAt} desc nulls last`]
  const over = isOver(now)
  return [
    asc(over),
    sql`case when not ${over} then ${startAt} end asc nulls last`,
    sql`${startAt} desc nulls last`,
  ]
}
