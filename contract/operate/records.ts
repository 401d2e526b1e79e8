import { type Endpoint, endpoint, type ReadBody, type ReplyGiven } from '@contract/endpoint'
import type { ErrorCode } from '@contract/problem'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import type { RecordKind } from './audit'
import { listOf, orderBody, orderedListOf, version } from './lists'
import type { Capability } from './roles'

const base = '/portico/v1/operate'

/** What a list belongs to: a building, another record, or the deployment, which no parameter names. */
type Owner<Param extends string> = { readonly path: `/${string}`; readonly param: Param | null }

export const ofBuilding = { path: `${base}/buildings/:buildingId`, param: 'buildingId' } as const
export const ofDeployment: Owner<never> = { path: base, param: null }

/** A record that operators manage. */
type Declaration<Of extends string, Param extends string, Row, Fields, Changes, Additions> = {
  /** Its name in those of its endpoints, `utility` in `createUtility`, and in the log of changes. */
  readonly one: RecordKind
  /** The name of its list: `utilities` in `orderUtilities`. */
  readonly many: string
  /** Its part of the paths: `amenity-categories`. */
  readonly path: string
  /** The parameter of the paths that names one of them. */
  readonly param: Param
  readonly owner: Owner<Of>
  /** The roles that may read it, and those that may change it. */
  readonly capabilities?: readonly [Capability, Capability]
  /** What the server returns. */
  readonly row: Row
  /** The fields of a new one; a change names some of them. */
  readonly fields: Fields
  /** What only a change can name, and only a new one. */
  readonly changes?: Changes
  readonly additions?: Additions
  /** How a call can be refused, besides a version that is outdated. */
  readonly refusals?: Readonly<Partial<Record<Verb | 'order', readonly ErrorCode[]>>>
  /** The maximum size of the body of a new one and of a change, if 64 KB do not suffice. */
  readonly bodyBytes?: number
  /** The call that needs the password to have been entered in the last ten minutes. */
  readonly sensitive?: Verb
  readonly summaries: Readonly<Record<Verb, string>>
}
type Verb = 'create' | 'read' | 'update' | 'remove'

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no further fields
type EmptyEntries = Record<never, never>

const paramsOf = <const Param extends string>(name: Param | null) =>
  v.object((name === null ? {} : { [name]: uuid }) as Record<Param, typeof uuid>)

/** The calls for one record. */
function recordEndpoints<
  const Of extends string,
  const Param extends string,
  const Row extends v.GenericSchema,
  const Fields extends v.ObjectEntries,
  const Changes extends v.ObjectEntries,
  const Additions extends v.ObjectEntries,
>({
  path: part,
  param,
  owner,
  capabilities: [read, edit] = ['buildings.read', 'buildings.edit'],
  row,
  fields,
  changes = {} as Changes,
  additions = {} as Additions,
  refusals = {},
  bodyBytes,
  sensitive,
  summaries,
}: Declaration<Of, Param, Row, Fields, Changes, Additions>) {
  const path = `${base}/${part}/:${param}` as const
  const common = (verb: Verb) => ({
    access: 'user' as const,
    operate: verb === 'read' ? read : edit,
    summary: summaries[verb],
    ...(sensitive === verb && { isSensitive: true as const }),
    errors: [
      ...(verb === 'update' ? (['version_conflict'] as const) : []),
      ...(sensitive === verb ? (['password_required'] as const) : []),
      ...(refusals[verb] ?? []),
    ],
  })
  const [params, reply] = [paramsOf(param), envelope(row)]
  const size = bodyBytes === undefined ? {} : { bodyBytes }
  return {
    create: endpoint({
      ...common('create'),
      ...size,
      method: 'POST',
      path: `${owner.path}/${part}`,
      params: paramsOf(owner.param),
      body: v.object({ ...fields, ...additions }),
      reply,
      status: 201,
    }),
    read: endpoint({ ...common('read'), method: 'GET', path, params, reply }),
    update: endpoint({
      ...common('update'),
      ...size,
      method: 'PUT',
      path,
      params,
      body: v.object({ version, ...v.partial(v.object(fields)).entries, ...changes }),
      reply,
    }),
    remove: endpoint({
      ...common('remove'),
      method: 'DELETE',
      path,
      params,
      reply: nothing,
    }),
  }
}

/** The names of a record and of its parameters; `itself` is the owner of records that belong to it. */
const namesOf = <Of extends string, Param extends string>({
  one,
  many,
  path,
  param,
  owner,
  fields,
}: Pick<
  Declaration<Of, Param, unknown, object, unknown, unknown>,
  'one' | 'many' | 'path' | 'param' | 'owner' | 'fields'
>) => ({
  one,
  many,
  owner: owner.param,
  fieldNames: Object.keys(fields),
  itself: { path: `${base}/${path}/:${param}`, param } as const,
})

/** The endpoints of a record in a list that operators put in order. */
/* @__NO_SIDE_EFFECTS__ */
export function orderedRecord<
  const Of extends string,
  const Param extends string,
  const Row extends v.GenericSchema,
  const Fields extends v.ObjectEntries,
  const Changes extends v.ObjectEntries = EmptyEntries,
>(
  declaration: Declaration<Of, Param, Row, Fields, Changes, EmptyEntries> & {
    readonly summaries: Readonly<Record<'list' | 'order', string>>
  },
) {
  const { owner, path: part, row, summaries, refusals = {} } = declaration
  const path = `${owner.path}/${part}` as const
  const [params, reply] = [paramsOf(owner.param), orderedListOf(row)]
  return {
    ...namesOf(declaration),
    ...recordEndpoints(declaration),
    list: endpoint({
      method: 'GET',
      path,
      access: 'user',
      operate: 'buildings.read',
      summary: summaries.list,
      params,
      reply,
      errors: [],
    }),
    order: endpoint({
      method: 'PUT',
      path,
      access: 'user',
      operate: 'buildings.edit',
      summary: summaries.order,
      params,
      body: orderBody,
      reply,
      errors: ['version_conflict', ...(refusals.order ?? [])],
    }),
  }
}

/** The endpoints of a record in a list that operators search and sort. */
/* @__NO_SIDE_EFFECTS__ */
export function searchedRecord<
  const Of extends string,
  const Param extends string,
  const Row extends v.GenericSchema,
  const Fields extends v.ObjectEntries,
  const Query extends v.GenericSchema<Record<string, unknown>, unknown>,
  const Changes extends v.ObjectEntries = EmptyEntries,
  const Additions extends v.ObjectEntries = EmptyEntries,
  const ListOf extends string = Of,
>(
  declaration: Declaration<Of, Param, Row, Fields, Changes, Additions> & {
    readonly query: Query
    /** What the list belongs to, if that is not the owner. */
    readonly listOwner?: Owner<ListOf>
    readonly summaries: Readonly<Record<'list', string>>
  },
) {
  const { owner, path: part, row, query, summaries, capabilities } = declaration
  const { path, param } = declaration.listOwner ?? (owner as unknown as Owner<ListOf>)
  return {
    ...namesOf(declaration),
    ...recordEndpoints(declaration),
    listOwner: param,
    list: endpoint({
      method: 'GET',
      path: `${path}/${part}`,
      access: 'user',
      operate: capabilities?.[0] ?? 'buildings.read',
      summary: summaries.list,
      params: paramsOf(param),
      query,
      reply: listOf(row),
      errors: [],
    }),
  }
}

type ConsoleEndpoint = Endpoint & { readonly access: 'user'; readonly operate: Capability }

/** Any record, whose types are not known here. */
export type OperatedRecord = Readonly<Record<Verb | 'list', ConsoleEndpoint>> & {
  readonly one: RecordKind
  readonly many: string
  readonly owner: string | null
  readonly fieldNames: readonly string[]
  readonly itself: Owner<string>
}
export type OrderedRecord = OperatedRecord & { readonly order: ConsoleEndpoint }
export type SearchedRecord = OperatedRecord & { readonly listOwner: string | null }
/** What the server returns of a record, what a new one has, and what a change sends. */
export type StoredOf<R extends OperatedRecord> =
  ReplyGiven<R['read']> extends { data: infer Stored } ? Stored : never
export type FieldsOf<R extends OperatedRecord> = ReadBody<R['create']>
export type ChangeOf<R extends OperatedRecord> = ReadBody<R['update']>

export const isOperatedRecord = (exported: unknown): exported is OperatedRecord =>
  typeof exported === 'object' && exported !== null && 'itself' in exported

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The endpoints of a record by their names: `createUtility`. */
export function namedEndpoints(record: OperatedRecord): [name: string, Endpoint][] {
  const [one, many] = [capital(record.one), capital(record.many)]
  return [
    [`operated${many}`, record.list],
    ...('order' in record
      ? [[`order${many}`, (record as OrderedRecord).order] as [string, Endpoint]]
      : []),
    [`create${one}`, record.create],
    [`read${one}`, record.read],
    [`update${one}`, record.update],
    [`delete${one}`, record.remove],
  ]
}
