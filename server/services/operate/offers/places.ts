import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { contentClaims, contents, kiosks, miniAppRegistrations } from '../../../db/schema'
import { orderedServices } from './records'

/** The building of something that a building offers; null if the path names nothing of that kind. */
export async function placesOfOffer(
  connection: Connection,
  params: Readonly<Record<string, string>>,
): Promise<string[] | null> {
  const { registrationId, kioskId, contentId, attendeeId } = params
  if (registrationId !== undefined) {
    const { buildingUuid, uuid } = miniAppRegistrations
    const rows = await connection
      .select({ buildingUuid })
      .from(miniAppRegistrations)
      .where(eq(uuid, registrationId))
    return rows.map((row) => row.buildingUuid)
  }
  if (kioskId !== undefined) {
    const { buildingUuid, uuid } = kiosks
    const rows = await connection.select({ buildingUuid }).from(kiosks).where(eq(uuid, kioskId))
    return rows.map((row) => row.buildingUuid)
  }
  if (contentId !== undefined) {
    const { buildingUuid, uuid } = contents
    const rows = await connection.select({ buildingUuid }).from(contents).where(eq(uuid, contentId))
    return rows.map((row) => row.buildingUuid)
  }
  if (attendeeId !== undefined) {
    const rows = await connection
      .select({ buildingUuid: contents.buildingUuid })
      .from(contentClaims)
      .innerJoin(contents, eq(contents.uuid, contentClaims.contentUuid))
      .where(eq(contentClaims.uuid, attendeeId))
    return rows.map((row) => row.buildingUuid)
  }
  for (const service of orderedServices) {
    const id = params[service.record.itself.param]
    if (id === undefined) continue
    const building = await service.buildingOf(connection, id)
    return building === null ? [] : [building]
  }
  return null
}
