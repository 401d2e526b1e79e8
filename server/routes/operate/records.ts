import type { OrderedRecord } from '@contract/operate/records'
import type { Dependencies } from '../../http/dependencies'
import { type Implementation, implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { kioskService } from '../../services/operate/offers/kiosks'
import { miniAppService } from '../../services/operate/offers/miniApps'
import type { OrderedService } from '../../services/operate/offers/orderedRecord'
import { orderedServices } from '../../services/operate/offers/records'
import { portfolioService } from '../../services/operate/portfolios'
import type { Reach } from '../../services/operate/reach'
import type {
  AnyRecordService,
  AnySearchedService,
  Given,
} from '../../services/operate/recordService'
import { whitelabelService } from '../../services/operate/whitelabels'
import { recordChange } from './recordChange'

type Call = Pick<Dependencies, 'deployment' | 'now'> & {
  caller: { operator: { reach: Reach } }
  params: unknown
}

const given = ({ deployment: { server }, now, caller }: Call): Given => ({
  now: now(),
  reach: caller.operator.reach,
  topics: server.mqtt?.buildings ?? [],
  sessionDays: server.sessionDays,
})

/** The value of a parameter; empty for the deployment, which no parameter names. */
const param = ({ params }: Call, name: string | null): string =>
  name === null ? '' : ((params as Record<string, string>)[name] ?? '')

/** The endpoints of one record. Every change is logged as the record before and after it. */
function itemRoutes(service: AnyRecordService): Implementation[] {
  const { one, owner, itself, ...record } = service.record
  const uuid = (call: Call) => param(call, itself.param)
  type Stored = Awaited<ReturnType<typeof service.read>>
  const changeOf = (before: Stored | null, after: Stored | null) => {
    const { building } = (after ?? before) as Stored
    const nameOf = (stored: Stored) => service.nameOf(stored as never)
    return recordChange(one, nameOf, before, after, building?.uuid)
  }
  return [
    operateMutation(record.create, async (tx, call) => {
      const fields = call.body as never
      const created = await service.create(tx, param(call, owner), fields, given(call))
      return { reply: { data: created }, changes: changeOf(null, created) }
    }),
    implement(record.read, async (call) => ({
      data: await service.read(call.database.connection, uuid(call), given(call)),
    })),
    operateMutation(record.update, async (tx, call) => {
      const change = call.body as never
      const { before, after } = await service.update(tx, uuid(call), change, given(call))
      return { reply: { data: after }, changes: changeOf(before, after) }
    }),
    operateMutation(record.remove, async (tx, call) => ({
      reply: {},
      changes: changeOf(await service.remove(tx, uuid(call), given(call)), null),
    })),
  ]
}

function orderedRoutes(service: OrderedService): Implementation[] {
  const { list, order, one, owner }: OrderedRecord = service.record
  return [
    implement(list, (call) =>
      service.list(call.database.connection, param(call, owner), given(call)),
    ),
    operateMutation(order, async (tx, call) => {
      const { building, before, after } = await service.order(
        tx,
        param(call, owner),
        call.body as never,
        given(call),
      )
      const named = ({ data }: { data: readonly unknown[] }) => ({
        order: data.map((stored) => service.nameOf(stored as never)),
      })
      const change = {
        kind: one,
        subject: building.name,
        subjectUuid: null,
        buildingUuid: building.uuid,
        before: named(before),
        after: named(after),
      }
      return { reply: after, changes: [change] }
    }),
    ...itemRoutes(service),
  ]
}

function searchedRoutes(service: AnySearchedService): Implementation[] {
  const { list, listOwner } = service.record
  return [
    implement(list, (call) => {
      const query = call.query as never
      return service.list(call.database.connection, param(call, listOwner), query, given(call))
    }),
    ...itemRoutes(service),
  ]
}

export const recordRoutes = [
  ...orderedServices.flatMap(orderedRoutes),
  ...[kioskService, miniAppService, portfolioService, whitelabelService].flatMap((service) =>
    searchedRoutes(service),
  ),
]
