import { cancelVisitor, inviteVisitor, visitorLeft, visitors } from '@contract/visitors'
import { codeOf } from '../domain/passes/passCode'
import { visitorLetter } from '../domain/visitors/visitorLetter'
import {
  boundTo,
  cancelVisit,
  endVisit,
  enterAsHost,
  invite,
  visitorReply,
  visitorsOf,
} from '../domain/visitors/visitors'
import { implement } from '../http/implement'
import { whitelabelFor } from './host'
import { pageLimit } from './page'

/** Who asks, where; a mini-app acts in its own building alone, which `callerOf` has seen to. */
const hostOf = (call: {
  caller: { principal: { id: number } }
  params: { buildingId: string }
  now: () => Date
}) => ({
  userId: call.caller.principal.id,
  buildingUuid: call.params.buildingId.toLowerCase(),
  now: call.now(),
})

export const visitorRoutes = [
  implement(visitors, async (call) => {
    const { database, hash, query } = call
    const { limit = pageLimit, offset = 0 } = query
    const host = hostOf(call)
    const { timezone } = await enterAsHost(database.connection, host)
    const { rows, total } = await visitorsOf(database.connection, host, { limit, offset })
    const data = rows.map((row) => visitorReply(row, { hash, timezone, now: host.now }))
    return { data, total, limit, offset }
  }),

  implement(inviteVisitor, async (call) => {
    const { database, hash, limits, body, caller } = call
    await limits.spend('visitorInvitedByUser', caller.principal.uuid)
    const host = hostOf(call)
    const building = await enterAsHost(database.connection, host)
    const { timezone } = building
    const row = await database.connection.transaction((tx) =>
      invite(tx, body, { ...host, timezone }),
    )
    const { brand } = await whitelabelFor(call, caller.host)
    const code = codeOf(hash, boundTo(row))
    call.mail.post(
      visitorLetter({ row, building, brand, locale: caller.locale, tells: 'invited', code }),
    )
    return { data: visitorReply(row, { hash, timezone, now: host.now }) }
  }),

  implement(cancelVisitor, async (call) => {
    const { database, hash, limits, params, caller } = call
    await limits.spend('visitorChangedByUser', caller.principal.uuid)
    const host = hostOf(call)
    const building = await enterAsHost(database.connection, host)
    const row = await cancelVisit(database.connection, params.visitorUuid, host)
    const { brand } = await whitelabelFor(call, caller.host)
    call.mail.post(
      visitorLetter({ row, building, brand, locale: caller.locale, tells: 'cancelled' }),
    )
    return { data: visitorReply(row, { hash, timezone: building.timezone, now: host.now }) }
  }),

  implement(visitorLeft, async (call) => {
    const { database, hash, limits, params, caller } = call
    await limits.spend('visitorChangedByUser', caller.principal.uuid)
    const host = hostOf(call)
    const { timezone } = await enterAsHost(database.connection, host)
    const row = await endVisit(database.connection, params.visitorUuid, host)
    return { data: visitorReply(row, { hash, timezone, now: host.now }) }
  }),
]
