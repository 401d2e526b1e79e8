import { type Endpoint, endpoint, type ReadBody, type ReplyGiven } from '@contract/endpoint'
import type { ErrorCode } from '@contract/problem'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import type { RecordKind } from './audit'
import { orderBody, orderedListOf, version } from './lists'

const base = '/portico/v1/operate'

/** What a list belongs to: a building, or another record. */
type Owner<Param extends string> = { readonly path: `/${string}`; readonly param: Param }

export const ofBuilding = { path: `${base}/buildings/:buildingId`, param: 'buildingId' } as const

type Verb = 'list' | 'order' | 'create' | 'read' | 'update' | 'remove'

/** A record that operators manage in a list that they put in order. */
type Declaration<OwnerParam extends string, Param extends string, Row, Fields, Changes> = {
  /** Its name in those of its endpoints, `utility` in `createUtility`, and in the log of changes. */
  readonly one: RecordKind
  /** The name of its list: `utilities` in `orderUtilities`. */
  readonly many: string
  /** Its part of the paths: `amenity-categories`. */
  readonly path: string
  /** The parameter of the paths that names one of them. */
  readonly param: Param
  readonly owner: Owner<OwnerParam>
  /** What the server returns. */
  readonly row: Row
  /** The fields of a new one; a change names some of them. */
  readonly fields: Fields
  /** What a change can name besides these fields. */
  readonly changes?: Changes
  readonly summaries: Readonly<Record<Verb, string>>
  /** How every change can be refused, besides a version that is outdated. */
  readonly refusals?: readonly ErrorCode[]
  /** How only the removal can be refused. */
  readonly removeRefusals?: readonly ErrorCode[]
}

const paramsOf = <const Param extends string>(name: Param) =>
  v.object({ [name]: uuid } as Record<Param, typeof uuid>)

/** The endpoints of a record; `itself` is the owner of records that belong to it. */
/* @__NO_SIDE_EFFECTS__ */
export function orderedRecord<
  const OwnerParam extends string,
  const Param extends string,
  const Row extends v.GenericSchema,
  const Fields extends v.ObjectEntries,
  const Changes extends v.ObjectEntries = Record<never, never>,
>({
  one,
  many,
  path: part,
  param,
  owner,
  row,
  fields,
  changes,
  summaries,
  refusals = [],
  removeRefusals = [],
}: Declaration<OwnerParam, Param, Row, Fields, Changes>) {
  const [ofOwner, params] = [paramsOf(owner.param), paramsOf(param)]
  const listPath = `${owner.path}/${part}` as const
  const path = `${base}/${part}/:${param}` as const
  const reading = { method: 'GET', access: 'user', operate: 'buildings.read', errors: [] } as const
  const editing = { access: 'user', operate: 'buildings.edit' } as const
  const reply = envelope(row)
  const listReply = orderedListOf(row)
  const body = v.object({
    version,
    ...v.partial(v.object(fields)).entries,
    ...(changes ?? ({} as Changes)),
  })
  return {
    one,
    many,
    owner: owner.param,
    itself: { path, param },
    list: endpoint({
      ...reading,
      path: listPath,
      summary: summaries.list,
      params: ofOwner,
      reply: listReply,
    }),
    order: endpoint({
      ...editing,
      method: 'PUT',
      path: listPath,
      summary: summaries.order,
      params: ofOwner,
      body: orderBody,
      reply: listReply,
      errors: ['version_conflict', ...refusals],
    }),
    create: endpoint({
      ...editing,
      method: 'POST',
      path: listPath,
      summary: summaries.create,
      params: ofOwner,
      body: v.object(fields),
      reply,
      status: 201,
      errors: refusals,
    }),
    read: endpoint({ ...reading, path, summary: summaries.read, params, reply }),
    update: endpoint({
      ...editing,
      method: 'PUT',
      path,
      summary: summaries.update,
      params,
      body,
      reply,
      errors: ['version_conflict', ...refusals],
    }),
    remove: endpoint({
      ...editing,
      method: 'DELETE',
      path,
      summary: summaries.remove,
      params,
      reply: nothing,
      errors: [...refusals, ...removeRefusals],
    }),
  }
}

export type OrderedRecord = Readonly<Record<Verb, Endpoint>> & {
  readonly one: RecordKind
  readonly many: string
  readonly owner: string
  readonly itself: Owner<string>
}
/** What the server returns of a record, what a new one has, and what a change sends. */
export type StoredOf<R extends OrderedRecord> =
  ReplyGiven<R['read']> extends { data: infer Stored } ? Stored : never
export type FieldsOf<R extends OrderedRecord> = ReadBody<R['create']>
export type ChangeOf<R extends OrderedRecord> = ReadBody<R['update']>

export const isOrderedRecord = (exported: unknown): exported is OrderedRecord =>
  typeof exported === 'object' && exported !== null && 'itself' in exported

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The endpoints of a record by their names: `createUtility`. */
export function namedEndpoints(record: OrderedRecord): [name: string, Endpoint][] {
  const [one, many] = [capital(record.one), capital(record.many)]
  return [
    [`operated${many}`, record.list],
    [`order${many}`, record.order],
    [`create${one}`, record.create],
    [`read${one}`, record.read],
    [`update${one}`, record.update],
    [`delete${one}`, record.remove],
  ]
}
