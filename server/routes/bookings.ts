import {
  bookingApprovals,
  bookResource,
  cancelBookingOf,
  decideBooking,
  resourceAvailability,
  resourceById,
  resources,
} from '@contract/bookings'
import { permissionRegistry } from '@contract/permissionRegistry'
import { cancelMyBooking, myBooking } from '@contract/resourceBooking'
import { transactions } from '@contract/transactions'
import { implement, mutation } from '../http/implement'
import { postDecision } from '../http/postDecision'
import type { Principal } from '../services/auth/principal'
import { approvalsIn } from '../services/bookings/approvals'
import {
  bookableResource,
  slotState,
  slotsOf,
  takenBetween,
} from '../services/bookings/availability'
import { book } from '../services/bookings/book'
import { cancelFor, decide } from '../services/bookings/decide'
import * as mine from '../services/bookings/mine'
import { resourceOf, resourcesOf } from '../services/bookings/resources'
import { transactionsOf } from '../services/bookings/transactions'
import { Refusal } from '../services/platform/refusal'
import { enterBuilding } from '../services/tenancy/buildings'
import { enterWith } from '../services/tenancy/permissions'
import { pageLimit, pageOf } from './page'

/** A mini-app can book only in its own building. */
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
  mutation(cancelMyBooking, async (tx, { params, caller, now }) => {
    const { id: userId } = caller.principal
    // The owner and the address are checked before anything is changed.
    await mine.myBooking(tx, userId, params)
    await mine.cancelMyBooking(tx, params.bookingUuid, { userId, now: now() })
    return { data: await mine.myBooking(tx, userId, params, caller.locale) }
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
  implement(resourceById, async ({ database, params, query, caller }) => {
    const { connection } = database
    const { uuid } = await enterBuilding(connection, caller.principal.id, params.buildingId)
    const of = { buildingUuid: uuid, uuid: params.resourceUuid }
    return { data: await resourceOf(connection, of, query.lang ?? caller.locale) }
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
        slots: slots.map((slot) => {
          const state = slotState(slot, taken, {
            userId: caller.principal.id,
            resource,
            now: now(),
          })
          return {
            start_at: slot.startAt.toISOString(),
            end_at: slot.endAt.toISOString(),
            is_free: state === 'free',
            state,
          }
        }),
      },
    }
  }),
  mutation(
    bookResource,
    async (tx, { params, body, caller, now }) => {
      const { id: userId } = caller.principal
      const { resource, timezone } = await bookableResource(
        tx,
        readerOf(caller.principal),
        params.resourceUuid,
      )
      const uuid = await book(tx, resource.uuid, timezone, body, { userId, now: now() })
      const [booking] = await mine.myBookings(tx, userId, [uuid], caller.locale)
      if (booking === undefined) throw new Refusal('not_found')
      return { data: booking }
    },
    { limit: 'bookedByUser' },
  ),
  implement(bookingApprovals, async ({ database, params, query, caller, now }) => {
    const { connection } = database
    await enterWith(
      connection,
      caller.principal.id,
      params.buildingId,
      permissionRegistry.approvals,
    )
    const { state = 'waiting', limit = pageLimit, offset = 0, lang = caller.locale } = query
    return approvalsIn(connection, params.buildingId, { state, now: now(), limit, offset, lang })
  }),
  mutation(decideBooking, async (tx, call) => {
    const { params, body, caller, now } = call
    const { id: userId } = caller.principal
    await enterWith(tx, userId, params.buildingId, permissionRegistry.approvals)
    const acting = { userId, now: now(), reason: body.reason }
    const { buildingId, bookingUuid: uuid } = params
    if (await decide(tx, buildingId, uuid, body.status, acting)) {
      const kind = body.status === 'accepted' ? 'bookingApproved' : 'bookingDenied'
      await postDecision(tx, call, kind, { uuid, managerId: userId, now: now() })
    }
    return { data: { uuid: params.bookingUuid, status: body.status } }
  }),
  mutation(cancelBookingOf, async (tx, call) => {
    const { params, body, caller, now } = call
    const { id: userId } = caller.principal
    await enterWith(tx, userId, params.buildingId, permissionRegistry.approvals)
    const acting = { userId, now: now(), reason: body.reason }
    const { buildingId, bookingUuid } = params
    const { status, isNew } = await cancelFor(
      tx,
      buildingId,
      bookingUuid,
      body.on_behalf_of,
      acting,
    )
    if (isNew) {
      const decided = { uuid: bookingUuid, managerId: userId, now: now() }
      await postDecision(tx, call, 'bookingCancelled', decided)
    }
    return { data: { uuid: params.bookingUuid, status } }
  }),
]
