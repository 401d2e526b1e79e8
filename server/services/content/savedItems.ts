import type { SavedItem } from '@contract/saved'
import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { contents, savedContents } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { itemOf, withTaken } from './contentReply'
import { isOnDisplay, isOrWasShownTo, onDisplay, viewerOf } from './onDisplay'

type Reader = { userId: number; buildingUuid: string; now: Date }

/** The list is one page; older items beyond the limit are left out. */
const maxListed = 200

/** The reader's saved items in a building, including those that have ended, so that the reader can remove them. */
export async function savedItemsOf(
  connection: Connection,
  { userId, buildingUuid, now, lang }: Reader & { lang: string | undefined },
): Promise<SavedItem[]> {
  const { uuid, timezone, locale } = await enterBuilding(connection, userId, buildingUuid)
  const rows = await connection
    .select({ saved: savedContents, content: contents })
    .from(savedContents)
    .innerJoin(contents, eq(contents.uuid, savedContents.contentUuid))
    .where(and(eq(savedContents.userId, userId), eq(contents.buildingUuid, uuid)))
    .orderBy(desc(savedContents.savedAt), desc(savedContents.contentUuid))
    .limit(maxListed)
  const viewer = await viewerOf(connection, userId, now)
  const shown = rows.filter(({ content }) => isOrWasShownTo(content, viewer))
  return shown.map(({ saved, content }) => ({
    content: withTaken(itemOf(content, { lang, timezone, locale }), {
      count: content.claimCount,
      byReader: 0,
    }),
    saved_at: saved.savedAt.toISOString(),
    on_display: isOnDisplay(content, viewer),
  }))
}

/**
 * Saves an item; saving it again has no effect.
 * @throws `not_found` for an item that the reader cannot open
 */
export async function saveItem(
  connection: Connection,
  { userId, buildingUuid, now }: Reader,
  contentUuid: string,
): Promise<void> {
  const building = await enterBuilding(connection, userId, buildingUuid)
  const [item] = await connection
    .select({ uuid: contents.uuid })
    .from(contents)
    .where(
      and(
        eq(contents.uuid, contentUuid),
        eq(contents.buildingUuid, building.uuid),
        onDisplay(await viewerOf(connection, userId, now)),
      ),
    )
  if (item === undefined) throw new Refusal('not_found', { detail: 'No such item.' })
  await connection
    .insert(savedContents)
    .values({ userId, contentUuid: item.uuid, savedAt: now })
    .onConflictDoNothing()
}

/** Removes one of the user's own saved items; has no effect if the item was not saved. */
export async function unsaveItem(
  connection: Connection,
  { userId, buildingUuid }: Pick<Reader, 'userId' | 'buildingUuid'>,
  contentUuid: string,
): Promise<void> {
  await enterBuilding(connection, userId, buildingUuid)
  await connection
    .delete(savedContents)
    .where(and(eq(savedContents.userId, userId), eq(savedContents.contentUuid, contentUuid)))
}
