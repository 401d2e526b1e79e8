import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { resources } from '../../db/schema'
import { priceOf } from '../platform/money'
import { Refusal } from '../platform/refusal'
import { translationOf } from '../tenancy/translate'
import type { ResourceRow } from './availability'

/** The resources of a building, in the building's order. */
export async function resourcesOf(connection: Connection, buildingUuid: string, lang: string) {
  const rows = await connection
    .select()
    .from(resources)
    .where(eq(resources.buildingUuid, buildingUuid))
    .orderBy(asc(resources.position), asc(resources.uuid))
  return rows.map((row) => resourceReply(row, lang))
}

/** @throws `not_found` for a resource that is not in the building */
export async function resourceOf(
  connection: Connection,
  { buildingUuid, uuid }: { buildingUuid: string; uuid: string },
  lang: string,
) {
  const [row] = await connection
    .select()
    .from(resources)
    .where(and(eq(resources.uuid, uuid), eq(resources.buildingUuid, buildingUuid)))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such resource.' })
  return resourceReply(row, lang)
}

function resourceReply(row: ResourceRow, lang: string) {
  const { texts, locale } = translationOf(row.translations, lang)
  return {
    uuid: row.uuid,
    lang: locale,
    name: texts.name ?? row.name,
    details: texts.details ?? row.details,
    image_url: row.imageUrl,
    image_alt_text: texts.image_alt_text ?? row.imageAltText,
    needs_approval: row.needsApproval,
    slot_minutes: row.slotMinutes,
    most_slots: row.maxSlots,
    days_ahead: row.daysAhead,
    price: priceOf(row.priceCents),
    currency_type: row.currencyType,
    cancellation_window_end_minutes: row.cancellationWindowEndMinutes,
    questions: row.questions,
  }
}
