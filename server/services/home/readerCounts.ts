import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { prepared } from '../../db/prepared'
import { buildings, contentClaims, contents } from '../../db/schema'
import type { Taken } from '../content/contentReply'
import { Refusal } from '../platform/refusal'
import { openTo } from '../tenancy/buildings'

/**
 * How many places or claims of each item are taken, in total and by the reader. The same query proves that the building
 * is open to the reader, and refuses with `not_found` if it is not. Content may come from the cache but these facts may
 * not, so every read of home runs this one query.
 */
export async function readerCounts(
  connection: Connection,
  userId: number,
  buildingUuid: string,
  items: readonly string[],
): Promise<Map<string, Taken>> {
  const queries = queriesOf(connection)
  const [row] =
    items.length === 0
      ? await queries.enter.execute({ userId, buildingUuid })
      : await queries.count.execute({ userId, buildingUuid, items: items.join(' ') })
  if (row === undefined) {
    throw new Refusal('not_found', { detail: 'No such building is open to you.' })
  }
  const taken = new Map<string, Taken>()
  for (const counted of words(row.counts)) {
    const [uuid = '', count] = counted.split('=')
    taken.set(uuid, { count: Number(count), byReader: 0 })
  }
  for (const uuid of words(row.own)) {
    const { count = 1, byReader = 0 } = taken.get(uuid) ?? {}
    taken.set(uuid, { count, byReader: byReader + 1 })
  }
  return taken
}

const words = (input: string | null) => (input === null ? [] : input.split(' '))

const queriesOf = prepared((connection) => {
  const [userId, buildingUuid] = [sql.placeholder('userId'), sql.placeholder('buildingUuid')]
  // Uuids and counts are one text each: drivers parse arrays differently, and a row per item is slower.
  const isAsked = sql`any(string_to_array(${sql.placeholder('items')}, ' ')::uuid[])`
  const counts = sql<string | null>`(
    select string_agg(${contents.uuid} || '=' || ${contents.claimCount}, ' ')
    from ${contents} where ${contents.uuid} = ${isAsked})`
  const own = sql<string | null>`(
    select string_agg(${contentClaims.contentUuid}::text, ' ')
    from ${contentClaims}
    where ${contentClaims.userId} = ${userId} and ${contentClaims.contentUuid} = ${isAsked})`
  const isOpen = and(eq(buildings.uuid, buildingUuid), openTo(connection, userId))
  const none = sql<string | null>`null`
  return {
    enter: connection.select({ counts: none, own: none }).from(buildings).where(isOpen).prepare(''),
    count: connection.select({ counts, own }).from(buildings).where(isOpen).prepare(''),
  }
})
