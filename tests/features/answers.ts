import type { Endpoint, Reply } from '@contract/endpoint'
import { type PermissionName, permissionRegistry } from '@contract/permissionRegistry'
import { appAreas, table } from '@contract/table'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { DetailOf } from '@machines/content/detail/context'
import type { DetailKind, Replies } from '@machines/content/detail/item'
import type { HomeCategory } from '@machines/home/category'
import type { Entered } from '@machines/tenancy/building/context'
import type { Api, CallOptions } from '@platform/api/client'

type Area = (typeof appAreas)[keyof typeof appAreas]
type NamesIn<Exports> = Exports extends unknown
  ? { [Name in keyof Exports]: Exports[Name] extends Endpoint ? Name : never }[keyof Exports]
  : never
type EndpointIn<Exports, Name> =
  Exports extends Record<Name & string, infer Found extends Endpoint> ? Found : never
type EndpointName = NamesIn<Area>
type Endpoints = { [Name in EndpointName]: EndpointIn<Area, Name> }

/** The app's endpoints by their names in the contract. */
const endpoints = Object.fromEntries(
  table.filter(({ area }) => area in appAreas).map(({ name, endpoint }) => [name, endpoint]),
) as Endpoints

/** A reply without its envelope; a list may include it to state its length. */
type Answered<R> = R extends { data: infer Data; total: number }
  ? Data | R
  : R extends { data: infer Data }
    ? Data
    : object extends R
      ? R | void
      : R

/** The server's responses, by the names of the contract's endpoints. */
export type Answers = {
  [Name in EndpointName]: (
    request: CallOptions<Endpoints[Name]>,
  ) => Promise<Answered<Reply<Endpoints[Name]>>>
}

/** The requested part of a list. */
export const pageOf = <Item>(
  list: readonly Item[],
  query: { offset?: number | string | undefined; limit?: number | string | undefined },
) => {
  const offset = Number(query.offset ?? 0)
  const limit = Number(query.limit ?? list.length)
  return { data: list.slice(offset, offset + limit), total: list.length, offset, limit }
}

/** Answers reads of any detail. */
export type ReadDetail = (
  of: Pick<DetailOf, 'kind' | 'uuid' | 'lang'>,
) => Promise<Replies[DetailKind]>

/** Answers every endpoint that a detail page may read. */
export function detailAnswers(
  read: ReadDetail,
): Pick<Answers, 'contentById' | 'eventPostById' | 'offerById' | 'postById'> {
  const reply = <Kind extends DetailKind>(kind: Kind, uuid: string, lang = '') =>
    read({ kind, uuid, lang }) as Promise<Replies[Kind]>
  return {
    contentById: ({ params, query }) => reply('content', params.contentUuid, query.lang),
    eventPostById: ({ params, query }) => reply('eventPost', params.eventPostUuid, query.lang),
    offerById: ({ params, query }) => reply('offer', params.offerUuid, query.lang),
    postById: ({ params, query }) => reply('post', params.postUuid, query.lang),
  }
}

/** Answers the two calls of the newer discover mode: the categories, then the contents of each. */
export const newerDiscover = (
  list: readonly HomeCategory[],
): Pick<Answers, 'categories' | 'categoryContents'> => ({
  categories: async ({ query }) =>
    query.categoryType === 'AudienceContent'
      ? list.map(({ uuid, name, type }) => ({ uuid, name, type }))
      : [],
  categoryContents: async ({ params }) =>
    list.find(({ uuid }) => uuid === params.categoryUuid)?.contents ?? [],
})

export type Enter = (building: { uuid: string }) => Promise<Entered>

/** Answers the two calls that enter a building. */
export const entering = (enter: Enter): Pick<Answers, 'buildingById' | 'themeOfBuilding'> => ({
  buildingById: async ({ params }) => (await enter({ uuid: params.buildingId })).building,
  themeOfBuilding: async ({ params }) => (await enter({ uuid: params.buildingId })).theme,
})

export type LookUp = (of: { email: string }) => Promise<EmailFacts>

/** Answers the two calls of an email lookup. */
export const lookingUp = (find: LookUp): Pick<Answers, 'validateEmailV2' | 'providers'> => ({
  validateEmailV2: async ({ body }) => (await find(body)).status,
  providers: async ({ params }) => (await find({ email: params.source })).providers,
})

/** Grants these permissions in every requested building. */
export const granting =
  (...names: PermissionName[]): Answers['permissions'] =>
  async ({ query }) => {
    const rights = Object.fromEntries(names.map((name) => [permissionRegistry[name], true]))
    return Object.fromEntries(query.building_uuids.split(',').map((uuid) => [uuid, rights]))
  }

/** A server with these responses only: any other call gets no reply. */
export function apiOf(answers: Partial<Answers>): Api {
  const names = new Map<Endpoint, EndpointName>(
    Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
  )
  const call = async (endpoint: Endpoint, request: object) => {
    const name = names.get(endpoint)
    const answer = name && (answers[name] as ((given: object) => Promise<unknown>) | undefined)
    return answer === undefined ? new Promise(() => {}) : enveloped(endpoint, await answer(request))
  }
  const never = () => new Promise<never>(() => {})
  const prefetch = async () => undefined
  return { call, stream: never, goodToken: async () => 'token', prefetch } as Api
}

function enveloped({ reply }: Endpoint, answer: unknown): unknown {
  const entries = 'entries' in reply ? (reply.entries as object) : {}
  if (!('data' in entries)) return answer ?? {}
  if (!('total' in entries)) return { data: answer }
  if (!Array.isArray(answer)) return answer
  return { data: answer, total: answer.length, offset: 0, limit: answer.length }
}

/** Separates a test's server responses from the effects it replaces. */
export function splitAnswers<Rest extends object>(
  given: Partial<Answers> & Rest,
): { answers: Partial<Answers>; rest: Rest } {
  const entries = Object.entries(given)
  const isAnswer = ([name]: [string, unknown]) => name in endpoints
  return {
    answers: Object.fromEntries(entries.filter(isAnswer)) as Partial<Answers>,
    rest: Object.fromEntries(entries.filter((entry) => !isAnswer(entry))) as Rest,
  }
}
