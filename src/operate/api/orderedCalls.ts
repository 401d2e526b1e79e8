import type { Body, Endpoint, Reply } from '@contract/endpoint'
import type { OrderedRecord } from '@contract/operate/records'
import type { Call } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

type Id = { id: string }
type BodyOf<E extends Endpoint> = Body<E> extends infer Sent extends object ? Sent : object
type ReplyOf<R extends OrderedRecord> = Reply<R['read']> extends { data: infer Data } ? Data : never

export type OrderedCalls<R extends OrderedRecord> = {
  list: Call<Id, Reply<R['list']>>
  order: Call<Edited<BodyOf<R['order']>>, Reply<R['order']>>
  create: Call<Sent<Owned<BodyOf<R['create']>>>, void>
  read: Call<Id, ReplyOf<R>>
  update: Call<Edited<BodyOf<R['update']>>, ReplyOf<R>>
  remove: Call<Removed, void>
}

/** The calls for a record in a list that operators put in order; a list and a new record belong to an owner. */
export function orderedCalls<R extends OrderedRecord>(
  { call }: Pick<Api, 'call'>,
  record: R,
): OrderedCalls<R> {
  type Options = { body?: object; idempotencyKey?: string; signal: AbortSignal }
  /** Only here the types are open: an endpoint checks what it sends and receives. */
  const send = (endpoint: Endpoint, param: string, id: string, options: Options) =>
    call(endpoint, { ...options, params: { [param]: id } } as never) as Promise<never>
  const ofOwner = (endpoint: Endpoint, id: string, options: Options) =>
    send(endpoint, record.owner, id, options)
  const itself = (endpoint: Endpoint, id: string, options: Options) =>
    send(endpoint, record.itself.param, id, options)
  return {
    list: ({ id }, signal) => ofOwner(record.list, id, { signal }),
    order: ({ id, key, ...body }: Edited<object>, signal) =>
      ofOwner(record.order, id, { body, idempotencyKey: key, signal }),
    create: async ({ fields: { owner, ...body }, key }: Sent<Owned<object>>, signal) => {
      await ofOwner(record.create, owner, { body, idempotencyKey: key, signal })
    },
    read: async ({ id }, signal) => {
      const { data }: { data: never } = await itself(record.read, id, { signal })
      return data
    },
    update: async ({ id, key, ...body }: Edited<object>, signal) => {
      const options = { body, idempotencyKey: key, signal }
      const { data }: { data: never } = await itself(record.update, id, options)
      return data
    },
    remove: async ({ id, key }, signal) => {
      await itself(record.remove, id, { idempotencyKey: key, signal })
    },
  }
}
