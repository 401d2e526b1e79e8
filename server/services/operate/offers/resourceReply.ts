import type { OperatedResource } from '@contract/operate/resources'
import { timeOf } from '@rules/bookings/hours'
import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { companies, resourceBookings, type resources } from '../../../db/schema'
import { takingStatuses } from '../../bookings/availability'
import { sentHours } from '../../platform/hours'
import { priceOf } from '../../platform/money'
import type { NamedBuilding } from './building'

type Row = typeof resources.$inferSelect

/** Resources as their operators see them, with their providers and bookings. */
export async function resourcesOfRows(
  connection: Connection,
  rows: readonly Row[],
  building: NamedBuilding,
  now: Date,
): Promise<OperatedResource[]> {
  if (rows.length === 0) return []
  const { resourceUuid, status, endAt } = resourceBookings
  const counts = await connection
    .select({ uuid: resourceUuid, count: sql<number>`count(*)::int` })
    .from(resourceBookings)
    .where(
      and(
        inArray(
          resourceUuid,
          rows.map(({ uuid }) => uuid),
        ),
        inArray(status, takingStatuses),
        gt(endAt, now),
      ),
    )
    .groupBy(resourceUuid)
  const providers = await connection
    .select({ uuid: companies.uuid, name: companies.name })
    .from(companies)
    .where(
      inArray(
        companies.uuid,
        rows.map(({ ownerUuid }) => ownerUuid),
      ),
    )
  return rows.map((row) => ({
    uuid: row.uuid,
    version: row.version,
    building,
    company: providers.find(({ uuid }) => uuid === row.ownerUuid) ?? null,
    name: row.name,
    details: row.details,
    image_url: row.imageUrl,
    image_alt_text: row.imageAltText,
    needs_approval: row.needsApproval,
    opens_at: timeOf(row.opensAt),
    closes_at: timeOf(row.closesAt),
    weekday_hours: sentHours(row.weekdayHours),
    slot_minutes: row.slotMinutes,
    max_slots: row.maxSlots,
    days_ahead: row.daysAhead,
    price: priceOf(row.priceCents),
    currency_type: row.currencyType,
    cancellation_window_end_minutes: row.cancellationWindowEndMinutes,
    questions: row.questions.map(({ choices = [], ...question }) => ({ ...question, choices })),
    upcoming_bookings: counts.find(({ uuid }) => uuid === row.uuid)?.count ?? 0,
  }))
}
