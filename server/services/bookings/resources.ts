import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { resources } from '../../db/schema'
import { priceOf } from '../platform/money'
import { translationFor } from '../tenancy/translate'

/** The resources of a building, in the building's order. */
export async function resourcesOf(connection: Connection, buildingUuid: string, lang: string) {
  const rows = await connection
    .select()
    .from(resources)
    .where(eq(resources.buildingUuid, buildingUuid))
    .orderBy(asc(resources.position), asc(resources.uuid))
  return rows.map((row) => {
    const texts = translationFor(row.translations, lang)
    return {
      uuid: row.uuid,
      name: texts.name ?? row.name,
      details: texts.details ?? row.details,
      image_url: row.imageUrl,
      needs_approval: row.needsApproval,
      slot_minutes: row.slotMinutes,
      most_slots: row.maxSlots,
      price: priceOf(row.priceCents),
      currency_type: row.currencyType,
      cancellation_window_end_minutes: row.cancellationWindowEndMinutes,
      questions: row.questions,
    }
  })
}
