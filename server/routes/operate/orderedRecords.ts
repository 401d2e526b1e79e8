import type { OrderedRecord } from '@contract/operate/records'
import type { Dependencies } from '../../http/dependencies'
import { type Implementation, implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Given, OrderedService } from '../../services/operate/offers/orderedRecord'
import { orderedServices } from '../../services/operate/offers/records'
import { offerChange } from './offers'

const given = ({ deployment, now }: Pick<Dependencies, 'deployment' | 'now'>): Given => ({
  topics: deployment.server.mqtt?.buildings ?? [],
  now: now(),
})

type Params = { params: unknown }
const param = ({ params }: Params, name: string) => (params as Record<string, string>)[name] ?? ''

/** The endpoints of a record. The types of its service were checked against theirs, and are not needed any more. */
function routesOf(service: OrderedService): Implementation[] {
  const { list, order, create, read, update, remove, ...record }: OrderedRecord = service.record
  const owner = (call: Params) => param(call, record.owner)
  const uuid = (call: Params) => param(call, record.itself.param)
  type Stored = Awaited<ReturnType<typeof service.read>>
  const changeOf = (before: Stored | null, after: Stored | null) =>
    offerChange<Stored>(record.one, (stored) => service.nameOf(stored), before, after)
  return [
    implement(list, (call) => service.list(call.database.connection, owner(call), given(call))),
    operateMutation(order, async (tx, call) => {
      const { building, before, after } = await service.order(
        tx,
        owner(call),
        call.body as never,
        given(call),
      )
      const named = ({ data }: typeof after) => ({ order: data.map((row: Stored) => service.nameOf(row)) })
      const change = {
        kind: record.one,
        subject: building.name,
        subjectUuid: null,
        buildingUuid: building.uuid,
        before: named(before),
        after: named(after),
      }
      return { reply: after, changes: [change] }
    }),
    operateMutation(create, async (tx, call) => {
      const created = await service.create(tx, owner(call), call.body, given(call))
      return { reply: { data: created }, changes: changeOf(null, created) }
    }),
    implement(read, async (call) => ({
      data: await service.read(call.database.connection, uuid(call), given(call)),
    })),
    operateMutation(update, async (tx, call) => {
      const { before, after } = await service.update(
        tx,
        uuid(call),
        call.body as never,
        given(call),
      )
      return { reply: { data: after }, changes: changeOf(before, after) }
    }),
    operateMutation(remove, async (tx, call) => ({
      reply: {},
      changes: changeOf(await service.remove(tx, uuid(call), given(call)), null),
    })),
  ]
}

export const orderedRecordRoutes = orderedServices.flatMap(routesOf)
