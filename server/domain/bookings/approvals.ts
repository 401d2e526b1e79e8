import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companies, resourceBookings, resources, users } from '../../db/schema'
import { translationFor } from '../translate'

type Page = { limit: number; offset: number; lang: string | undefined }

/** The bookings of a building that wait for a decision, the earliest first. */
export async function waitingIn(
  connection: Connection,
  buildingUuid: string,
  { limit, offset, lang }: Page,
) {
  const waits = waitsIn(connection, buildingUuid)
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
    .where(waits)
    .orderBy(asc(resourceBookings.startAt), asc(resourceBookings.uuid))
    .limit(limit)
    .offset(offset)
  const total = await connection.$count(resourceBookings, waits)
  return {
    data: rows.map(({ booking, resource, user, company }) => ({
      uuid: booking.uuid,
      resource: {
        uuid: resource.uuid,
        name: translationFor(resource.translations, lang).name ?? resource.name,
        image_url: resource.imageUrl,
      },
      name: booking.name,
      requested_by: {
        name: `${user.firstName} ${user.lastName}`,
        email: user.email,
        company,
      },
      start_at: booking.startAt.toISOString(),
      end_at: booking.endAt.toISOString(),
      created_at: booking.createdAt.toISOString(),
      total_price: booking.totalPrice,
      currency_type: booking.currencyType,
      form_responses: booking.formResponses,
    })),
    total,
    limit,
    offset,
  }
}

const waitsIn = (connection: Connection, buildingUuid: string) =>
  and(
    inArray(resourceBookings.status, ['pending', 'pending_payment']),
    inArray(
      resourceBookings.resourceUuid,
      connection
        .select({ uuid: resources.uuid })
        .from(resources)
        .where(eq(resources.buildingUuid, buildingUuid)),
    ),
  )
