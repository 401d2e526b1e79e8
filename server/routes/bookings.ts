import {
  bookingApprovals,
  bookResource,
  cancelBookingOf,
  decideBooking,
  resourceAvailability,
  resources,
} from '@contract/bookings'
import { cancelMyBooking, myBooking } from '@contract/resourceBooking'
import { transactions } from '@contract/transactions'
import { waitingIn } from '../domain/bookings/approvals'
import { bookableResource, overlaps, slotsOf, takenBetween } from '../domain/bookings/availability'
import { book } from '../domain/bookings/book'
import { approvePermission, cancelFor, decide } from '../domain/bookings/decide'
import * as mine from '../domain/bookings/mine'
import { resourcesOf } from '../domain/bookings/resources'
import { enterBuilding } from '../domain/buildings'
import { enterWith } from '../domain/permissions'
import type { Principal } from '../domain/principal'
import { Refusal } from '../domain/refusal'
import { transactionsOf } from '../domain/transactions'
import { implement } from '../http/implement'
import { pageLimit, pageOf } from './page'

/** A mini-app books in its own building alone. */
const readerOf = ({ id: userId, app }: Principal) => ({ userId, buildingUuid: app?.buildingUuid })

export const bookingRoutes = [
  implement(transactions, ({ database, query, caller, now }) =>
    transactionsOf(database.connection, {
      userId: caller.principal.id,
      now: now(),
      lang: query.lang ?? caller.locale,
      type: query.type,
      period: query.period,
      by: query.orderByProperty ?? 'name',
      descending: query.orderBy !== 'asc',
      limit: query.limit ?? pageLimit,
      offset: query.offset ?? 0,
    }),
  ),
  implement(myBooking, async ({ database, params, caller }) => ({
    data: await mine.myBooking(database.connection, caller.principal.id, params, caller.locale),
  })),
  implement(cancelMyBooking, async ({ database, params, caller, now }) => {
    const { connection } = database
    const { id: userId } = caller.principal
    // Whose it is, and whether the address is its own, is looked at before anything is changed.
    await mine.myBooking(connection, userId, params)
    await connection.transaction((tx) =>
      mine.cancelMyBooking(tx, params.bookingUuid, { userId, now: now() }),
    )
    return { data: await mine.myBooking(connection, userId, params, caller.locale) }
  }),
  implement(resources, async ({ database, params, query, caller }) => {
    await enterBuilding(database.connection, caller.principal.id, params.buildingId)
    const rows = await resourcesOf(
      database.connection,
      params.buildingId,
      query.lang ?? caller.locale,
    )
    return pageOf(rows, query, (row) => row)
  }),
  implement(resourceAvailability, async ({ database, params, query, caller, now }) => {
    const { connection } = database
    const { resource, timezone } = await bookableResource(
      connection,
      readerOf(caller.principal),
      params.resourceUuid,
    )
    const slots = await slotsOf(connection, resource, timezone, query.date)
    const [first, last] = [slots[0], slots.at(-1)]
    const taken =
      first === undefined || last === undefined
        ? []
        : await takenBetween(connection, resource.uuid, first.startAt, last.endAt)
    return {
      data: {
        timezone,
        slots: slots.map((slot) => ({
          start_at: slot.startAt.toISOString(),
          end_at: slot.endAt.toISOString(),
          is_free: slot.startAt > now() && !taken.some((each) => overlaps(each, slot)),
        })),
      },
    }
  }),
  implement(bookResource, async ({ database, params, body, caller, limits, now }) => {
    const { connection } = database
    const { id: userId, uuid: userUuid } = caller.principal
    await limits.spend('bookedByUser', userUuid)
    const { resource, timezone } = await bookableResource(
      connection,
      readerOf(caller.principal),
      params.resourceUuid,
    )
    const uuid = await connection.transaction((tx) =>
      book(tx, resource.uuid, timezone, body, { userId, now: now() }),
    )
    const [booking] = await mine.myBookings(connection, userId, [uuid], caller.locale)
    if (booking === undefined) throw new Refusal('not_found')
    return { data: booking }
  }),
  implement(bookingApprovals, async ({ database, params, query, caller }) => {
    const { connection } = database
    await enterWith(connection, caller.principal.id, params.buildingId, approvePermission)
    const { limit = pageLimit, offset = 0, lang = caller.locale } = query
    return waitingIn(connection, params.buildingId, { limit, offset, lang })
  }),
  implement(decideBooking, async ({ database, params, body, caller, now }) => {
    const { connection } = database
    const { id: userId } = caller.principal
    await enterWith(connection, userId, params.buildingId, approvePermission)
    const acting = { userId, now: now(), reason: body.reason }
    await connection.transaction((tx) =>
      decide(tx, params.buildingId, params.bookingUuid, body.status, acting),
    )
    return { data: { uuid: params.bookingUuid, status: body.status } }
  }),
  implement(cancelBookingOf, async ({ database, params, body, caller, now }) => {
    const { connection } = database
    const { id: userId } = caller.principal
    await enterWith(connection, userId, params.buildingId, approvePermission)
    const acting = { userId, now: now(), reason: body.reason }
    const status = await connection.transaction((tx) =>
      cancelFor(tx, params.buildingId, params.bookingUuid, body.on_behalf_of, acting),
    )
    return { data: { uuid: params.bookingUuid, status } }
  }),
]
