import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contents } from '../../../db/schema'
import { messageAbout } from '../../content/onDisplay'
import { publishAll, topicOfBuilding } from '../../platform/live/publish'

/**
 * Notifies the tenants' pages of buildings with an item that has gone live or ended after `since` and until `now`. The
 * times of an item hold without this: each reading compares them with its own moment.
 */
export async function announceDue(connection: Connection, since: Date, now: Date): Promise<void> {
  const { uuid, buildingUuid, audience, publication, displayFrom, displayUntil } = contents
  const rows = await connection
    .select({ uuid, buildingUuid, audience })
    .from(contents)
    .where(
      and(
        eq(publication, 'published'),
        or(
          and(gt(displayFrom, since), lte(displayFrom, now)),
          and(gt(displayUntil, since), lte(displayUntil, now)),
        ),
      ),
    )
  await publishAll(
    connection,
    rows.map((row) => ({ topic: topicOfBuilding(row.buildingUuid), data: messageAbout(row) })),
  )
}
