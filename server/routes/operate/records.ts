import type { contents, OperatedContent } from '@contract/operate/contents'
import type { ChangeOf, OrderedRecord } from '@contract/operate/records'
import type { Connection } from '../../db/database'
import { announceChange, announced } from '../../http/announceChange'
import type { Dependencies } from '../../http/dependencies'
import { type Implementation, implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { contentService } from '../../services/operate/contents/contents'
import { kioskService } from '../../services/operate/offers/kiosks'
import { miniAppService } from '../../services/operate/offers/miniApps'
import type { OrderedService } from '../../services/operate/offers/orderedRecord'
import { orderedServices } from '../../services/operate/offers/records'
import { portfolioService } from '../../services/operate/portfolios'
import type { Reach } from '../../services/operate/reach'
import { orderChange, serviceChange } from '../../services/operate/recordChange'
import type {
  AnyRecordService,
  AnySearchedService,
  Given,
  StoredRecord,
} from '../../services/operate/recordService'
import { whitelabelService } from '../../services/operate/whitelabels'

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

/** Tells those whom a change concerns, and returns the record as the log shows it. */
type Announce = (
  tx: Connection,
  call: Announcing,
  change: { before: StoredRecord; after: StoredRecord },
) => Promise<StoredRecord>
type Announcing = Parameters<typeof announceChange>[1] & Call & { body: unknown }

const noOne: Announce = async (_tx, _call, { after }) => after

const toAttendees: Announce = async (tx, call, change) => {
  const { before, after } = change as { before: OperatedContent; after: OperatedContent }
  const { notice } = call.body as ChangeOf<typeof contents>
  const told = await announceChange(tx, call, { before, after }, { notice, now: call.now() })
  return { ...after, ...announced(told, notice) }
}

/** The endpoints of one record. Every change is logged as the record before and after it. */
function itemRoutes(service: AnyRecordService, announce: Announce = noOne): Implementation[] {
  const { owner, itself, ...record } = service.record
  const uuid = (call: Call) => param(call, itself.param)
  return [
    operateMutation(record.create, async (tx, call) => {
      const fields = call.body as never
      const created = await service.create(tx, param(call, owner), fields, given(call))
      return { reply: { data: created }, changes: serviceChange(service, null, created) }
    }),
    implement(record.read, async (call) => ({
      data: await service.read(call.database.connection, uuid(call), given(call)),
    })),
    operateMutation(record.update, async (tx, call) => {
      const change = call.body as never
      const { before, after } = await service.update(tx, uuid(call), change, given(call))
      const logged = await announce(tx, call, { before, after })
      return { reply: { data: after }, changes: serviceChange(service, before, logged) }
    }),
    operateMutation(record.remove, async (tx, call) => ({
      reply: {},
      changes: serviceChange(service, await service.remove(tx, uuid(call), given(call)), null),
    })),
  ]
}

function orderedRoutes(service: OrderedService): Implementation[] {
  const { list, order, owner }: OrderedRecord = service.record
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
      return { reply: after, changes: [orderChange(service, building, before.data, after.data)] }
    }),
    ...itemRoutes(service),
  ]
}

function searchedRoutes(service: AnySearchedService, announce?: Announce): Implementation[] {
  const { list, listOwner } = service.record
  return [
    implement(list, (call) => {
      const query = call.query as never
      return service.list(call.database.connection, param(call, listOwner), query, given(call))
    }),
    ...itemRoutes(service, announce),
  ]
}

export const recordRoutes = [
  ...orderedServices.flatMap(orderedRoutes),
  ...searchedRoutes(contentService, toAttendees),
  ...[kioskService, miniAppService, portfolioService, whitelabelService].flatMap((service) =>
    searchedRoutes(service),
  ),
]
