import type { Transaction, TransactionType } from '@contract/transactions'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  buildings,
  contentClaims,
  contents,
  resourceBookings,
  resources,
  serviceBookings,
} from '../../db/schema'
import type { ContentRow } from '../content/contentReply'
import { isOrWasOnDisplay } from '../content/onDisplay'
import { isPassOver } from '../content/passes/passTime'
import { priceOf } from '../platform/money'
import { localeOf, translationOf } from '../tenancy/translate'
import { myBookings } from './mine'

export type TransactionQuery = {
  userId: number
  now: Date
  lang: string | undefined
  /** Absent: all types. */
  type: TransactionType | undefined
  period: 'upcoming' | 'past' | undefined
  by: 'name' | 'start_at'
  descending: boolean
  limit: number
  offset: number
}

/** The rows of each kind in one shape, with only the columns that filter and sort them. */
const kinds: Record<TransactionType, (userId: number) => SQL> = {
  event_post: (userId) => sql`
    select 'event_post' as type, ${contents.uuid} as uuid, ${contents.title} as name,
      ${contents.startAt} as start_at, coalesce(${contents.endAt}, ${contents.startAt}) as end_at
    from ${contentClaims} inner join ${contents} on ${contents.uuid} = ${contentClaims.contentUuid}
    where ${contentClaims.userId} = ${userId}
      and (${contents.type} in ('EVENT', 'EVENT_POST') or ${contents.details} ->> 'rsvp_enabled' = 'true')`,
  resource_booking: (userId) => sql`
    select 'resource_booking' as type, ${resourceBookings.uuid} as uuid, ${resources.name} as name,
      ${resourceBookings.startAt} as start_at, ${resourceBookings.endAt} as end_at
    from ${resourceBookings}
      inner join ${resources} on ${resources.uuid} = ${resourceBookings.resourceUuid}
    where ${resourceBookings.userId} = ${userId}`,
  service_booking: (userId) => sql`
    select 'service_booking' as type, ${serviceBookings.uuid} as uuid,
      ${serviceBookings.providerName} as name, ${serviceBookings.startAt} as start_at,
      ${serviceBookings.startAt} as end_at
    from ${serviceBookings} where ${serviceBookings.userId} = ${userId}`,
}

type Found = { type: TransactionType; uuid: string }

/** A page of the events, bookings and orders of a user. Entries without a time count as upcoming. */
export async function transactionsOf(connection: Connection, request: TransactionQuery) {
  const { userId, now, type, period, by, descending, limit, offset } = request
  const wanted = type === undefined ? Object.values(kinds) : [kinds[type]]
  const rows = sql.join(
    wanted.map((kind) => kind(userId)),
    sql` union all `,
  )
  const isPast = sql`coalesce(end_at < ${now.toISOString()}::timestamptz, false)`
  const where = period === undefined ? sql`true` : period === 'past' ? isPast : sql`not ${isPast}`
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  const order =
    by === 'name' ? sql`lower(name) collate "C" ${direction}` : sql`start_at ${direction}`
  const found = (await connection.execute(sql`
    select type, uuid, count(*) over () as total from (${rows}) as transactions
    where ${where} order by ${order}, uuid limit ${limit} offset ${offset}
  `)) as unknown as { rows: (Found & { total: number | string })[] }
  // A page past the last one has no row that carries the total.
  const total =
    found.rows.length === 0 && offset > 0
      ? await countOf(connection, rows, where)
      : Number(found.rows[0]?.total ?? 0)
  return { data: await received(connection, found.rows, request), total, limit, offset }
}

async function countOf(connection: Connection, rows: SQL, where: SQL): Promise<number> {
  const { rows: counted } = (await connection.execute(
    sql`select count(*) as total from (${rows}) as transactions where ${where}`,
  )) as unknown as { rows: { total: number | string }[] }
  return Number(counted[0]?.total ?? 0)
}

/** The full entries, in the order of the rows. */
async function received(
  connection: Connection,
  found: readonly Found[],
  { userId, lang, now }: TransactionQuery,
): Promise<Transaction[]> {
  const of = (type: TransactionType) =>
    found.filter((each) => each.type === type).map(({ uuid }) => uuid)
  const all = [
    ...(await attended(connection, of('event_post'), lang, now)),
    ...(await myBookings(connection, userId, of('resource_booking'), lang)),
    ...(await ordered(connection, userId, of('service_booking'))),
  ]
  const byUuid = new Map<string, Transaction>(all.map((each) => [each.uuid, each]))
  return found.flatMap(({ uuid }) => byUuid.get(uuid) ?? [])
}

async function attended(
  connection: Connection,
  uuids: string[],
  lang: string | undefined,
  now: Date,
) {
  if (uuids.length === 0) return []
  const rows = await connection
    .select({ content: contents, timezone: buildings.timezone, locale: buildings.locale })
    .from(contents)
    .innerJoin(buildings, eq(buildings.uuid, contents.buildingUuid))
    .where(inArray(contents.uuid, uuids))
  return rows.map(({ content, timezone, locale }): Transaction => {
    const { texts, locale: translated } = translationOf(content.translations, lang)
    const textOf = (field: string) => {
      const value = texts[field] ?? content.details[field]
      return typeof value === 'string' ? value : null
    }
    return {
      uuid: content.uuid,
      type: 'event_post',
      currency_type: content.currencyType,
      timezone,
      building_uuid: content.buildingUuid,
      content: {
        uuid: content.uuid,
        lang: translated ?? localeOf(locale),
        title: texts.title ?? content.title,
        subtitle: textOf('subtitle'),
        image_url: textOf('image_url'),
        status: isCancelled(content, now) ? 'cancelled' : 'confirmed',
        start_at: content.startAt?.toISOString() ?? null,
        end_at: content.endAt?.toISOString() ?? null,
        ...(content.movedFrom !== null && { moved_from: content.movedFrom.toISOString() }),
        price: priceOf(content.priceCents),
      },
    }
  })
}

/** Whether an editor has called off or withdrawn an event that was still to come. */
const isCancelled = (row: ContentRow, now: Date): boolean =>
  row.cancelledAt !== null || (!isOrWasOnDisplay(row, now) && !isPassOver(row, now))

async function ordered(connection: Connection, userId: number, uuids: string[]) {
  if (uuids.length === 0) return []
  const rows = await connection
    .select({ service: serviceBookings, timezone: buildings.timezone })
    .from(serviceBookings)
    .innerJoin(buildings, eq(buildings.uuid, serviceBookings.buildingUuid))
    .where(and(inArray(serviceBookings.uuid, uuids), eq(serviceBookings.userId, userId)))
  return rows.map(
    ({ service, timezone }): Transaction => ({
      uuid: service.uuid,
      type: 'service_booking',
      currency_type: service.currencyType,
      timezone,
      status: service.status,
      start_at: service.startAt?.toISOString() ?? null,
      content: {
        service: {
          provider_name: service.providerName,
          logo_url: service.logoUrl,
          // This price is the only one that the contract states in cents.
          price: service.priceCents,
        },
      },
    }),
  )
}
