import type { Body, Endpoint, Query, Reply } from '@contract/endpoint'
import type { OperatedRecord, OrderedRecord, SearchedRecord } from '@contract/operate/records'
import type { Call } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

type Id = { id: string }
type BodyOf<E extends Endpoint> = Body<E> extends infer Fields extends object ? Fields : object
type QueryOf<E extends Endpoint> = Query<E> extends infer Fields extends object ? Fields : object
type StoredOf<R extends OperatedRecord> =
  Reply<R['read']> extends { data: infer Data } ? Data : never

/** A new record names its owner, unless it belongs to the deployment. */
type NewOf<R extends OperatedRecord> = R['owner'] extends null
  ? BodyOf<R['create']>
  : Owned<BodyOf<R['create']>>

type RecordCalls<R extends OperatedRecord> = {
  create: Call<Sent<NewOf<R>>, void>
  read: Call<Id, StoredOf<R>>
  update: Call<Edited<BodyOf<R['update']>>, StoredOf<R>>
  remove: Call<Removed, void>
}
type OrderedCalls<R extends OrderedRecord> = RecordCalls<R> & {
  list: Call<Id, Reply<R['list']>>
  order: Call<Edited<BodyOf<R['order']>>, Reply<R['order']>>
}
/** A list of one building names it. */
type SearchedCalls<R extends SearchedRecord> = RecordCalls<R> & {
  list: Call<
    QueryOf<R['list']> & (R['listOwner'] extends null ? object : { building: string }),
    Reply<R['list']>
  >
}

type Options = { body?: object; query?: object; idempotencyKey?: string; signal: AbortSignal }

/** Calls an endpoint of a record. Only here the types are open: the endpoint checks what it sends and receives. */
const sender =
  ({ call }: Pick<Api, 'call'>) =>
  (endpoint: Endpoint, param: string | null, id: string, options: Options) => {
    const params = param === null ? {} : { [param]: id }
    return call(endpoint, { ...options, params } as never) as Promise<never>
  }

function recordCalls<R extends OperatedRecord>(api: Pick<Api, 'call'>, record: R): RecordCalls<R> {
  const send = sender(api)
  const { owner, itself } = record
  const create: Call<Sent<Partial<Owned<object>>>, void> = async ({ fields, key }, signal) => {
    const { owner: id = '', ...body } = fields
    await send(record.create, owner, id, { body, idempotencyKey: key, signal })
  }
  return {
    create: create as Call<Sent<NewOf<R>>, void>,
    read: async ({ id }, signal) => {
      const { data }: { data: never } = await send(record.read, itself.param, id, { signal })
      return data
    },
    update: async ({ id, key, ...body }: Edited<object>, signal) => {
      const options = { body, idempotencyKey: key, signal }
      const { data }: { data: never } = await send(record.update, itself.param, id, options)
      return data
    },
    remove: async ({ id, key }, signal) => {
      await send(record.remove, itself.param, id, { idempotencyKey: key, signal })
    },
  }
}

/** The calls for a record in a list that operators put in order. */
export function orderedCalls<const R extends OrderedRecord>(
  api: Pick<Api, 'call'>,
  record: R,
): OrderedCalls<R> {
  const send = sender(api)
  return {
    ...recordCalls(api, record),
    list: ({ id }, signal) => send(record.list, record.owner, id, { signal }),
    order: ({ id, key, ...body }: Edited<object>, signal) =>
      send(record.order, record.owner, id, { body, idempotencyKey: key, signal }),
  }
}

/** The calls for a record in a list that operators search. */
export function searchedCalls<const R extends SearchedRecord>(
  api: Pick<Api, 'call'>,
  record: R,
): SearchedCalls<R> {
  const send = sender(api)
  const { listOwner } = record
  return {
    ...recordCalls(api, record),
    list: (query: { building?: string }, signal) => {
      if (listOwner === null) return send(record.list, null, '', { query, signal })
      const { building = '', ...rest } = query
      return send(record.list, listOwner, building, { query: rest, signal })
    },
  }
}
