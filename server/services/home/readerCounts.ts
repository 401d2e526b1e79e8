import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { prepared } from '../../db/prepared'
import { buildings, contentClaims, contents } from '../../db/schema'
import type { Taken } from '../content/contentReply'
import { Refusal } from '../platform/refusal'
import { openTo } from '../tenancy/buildings'

type Counts = { items: Set<string>; taken: Promise<Map<string, Taken>> }

/** By connection, then by reader and building: the counts whose query has not started yet. */
const startingOf = prepared(() => new Map<string, Counts>())

/**
 * How many places or claims of each item are taken, in total and by the reader. The same query proves that the building
 * is open to the reader, and refuses with `not_found` if it is not. Content may come from the cache but these facts may
 * not, so every read of home runs this one query. Reads that start in the same turn of the event loop, as those of a
 * rendered page do, share it; the result then contains the items of all of them.
 */
export function readerCounts(
  connection: Connection,
  userId: number,
  buildingUuid: string,
  items: readonly string[],
): Promise<Map<string, Taken>> {
  const starting = startingOf(connection)
  const key = `${userId} ${buildingUuid}`
  const shared = starting.get(key)
  if (shared !== undefined) {
    for (const item of items) shared.items.add(item)
    return shared.taken
  }
  const wanted = new Set(items)
  const taken = endOfTurn().then(() => {
    starting.delete(key)
    return queryCounts(connection, userId, buildingUuid, [...wanted])
  })
  starting.set(key, { items: wanted, taken })
  return taken
}

/** Resolves after all that is ready now, and before the next event. */
const endOfTurn = () => new Promise<void>((resolve) => process.nextTick(resolve))

async function queryCounts(
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
