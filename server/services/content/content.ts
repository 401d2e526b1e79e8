import type { ContentItem } from '@contract/content'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { contents } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { itemOf, withTaken } from './contentReply'
import { onDisplay, viewerOf } from './onDisplay'
import { claimsOf } from './posts'

type Reader = { userId: number; lang: string | undefined; now: Date }

/** An item of a building that is open to the reader, if it is on display. */
export async function contentOf(
  connection: Connection,
  buildingUuid: string,
  uuid: string,
  { userId, lang, now }: Reader,
): Promise<ContentItem> {
  const { timezone, locale } = await enterBuilding(connection, userId, buildingUuid)
  const isHere = and(eq(contents.uuid, uuid), eq(contents.buildingUuid, buildingUuid))
  const [row] = await connection
    .select()
    .from(contents)
    .where(and(isHere, onDisplay(await viewerOf(connection, userId, now))))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such item.' })
  const byReader = await claimsOf(connection, uuid, userId)
  return withTaken(itemOf(row, { lang, timezone, locale }), { count: row.claimCount, byReader })
}
