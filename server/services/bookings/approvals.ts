import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companies, resourceBookings, resources, users } from '../../db/schema'
import { priceOf } from '../platform/money'
import { translationOf } from '../tenancy/translate'

type Page = {
  /** `waiting` for a decision, or `blocked`: denied, and still blocking its slot. */
  state: 'waiting' | 'blocked'
  now: Date
  limit: number
  offset: number
  lang: string | undefined
}

/** The bookings of a building that a manager can decide about, earliest first. */
export async function approvalsIn(
  connection: Connection,
  buildingUuid: string,
  { state, now, limit, offset, lang }: Page,
) {
  const isListed = and(
    state === 'waiting'
      ? inArray(resourceBookings.status, ['pending', 'pending_payment'])
      : and(eq(resourceBookings.status, 'denied_unavailable'), gt(resourceBookings.endAt, now)),
    isOfBuilding(connection, buildingUuid),
  )
  const rows = await connection
    .select({
      booking: resourceBookings,
      resource: resources,
      user: users,
      company: companies.name,
    })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .innerJoin(users, eq(users.id, resourceBookings.userId))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .where(isListed)
    .orderBy(asc(resourceBookings.startAt), asc(resourceBookings.uuid))
    .limit(limit)
    .offset(offset)
  const total = await connection.$count(resourceBookings, isListed)
  return {
    data: rows.map(({ booking, resource, user, company }) => ({
      uuid: booking.uuid,
      resource: nameOf(resource, lang),
      name: booking.name,
      requested_by: {
        name: `${user.firstName} ${user.lastName}`,
        email: user.email,
        company,
      },
      start_at: booking.startAt.toISOString(),
      end_at: booking.endAt.toISOString(),
      created_at: booking.createdAt.toISOString(),
      total_price: priceOf(booking.totalPriceCents),
      currency_type: booking.currencyType,
      form_responses: booking.formResponses,
      decision_reason: booking.decisionReason,
    })),
    total,
    limit,
    offset,
  }
}

function nameOf(
  { uuid, name, imageUrl, translations }: typeof resources.$inferSelect,
  lang: string | undefined,
) {
  const { texts, locale } = translationOf(translations, lang)
  return { uuid, lang: locale, name: texts.name ?? name, image_url: imageUrl }
}

const isOfBuilding = (connection: Connection, buildingUuid: string) =>
  inArray(
    resourceBookings.resourceUuid,
    connection
      .select({ uuid: resources.uuid })
      .from(resources)
      .where(eq(resources.buildingUuid, buildingUuid)),
  )
