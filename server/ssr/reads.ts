import type { Endpoint } from '@contract/endpoint'
import { type SpokenLocale, toLocale } from '@contract/locales'
import type { ReadQuery, Reads, SentAnswer } from '@contract/paint'
import { type Row, table } from '@contract/table'
import type { Dependencies } from '../http/dependencies'
import type { Call, Implementation } from '../http/implement'
import { problemOf } from '../http/problem'
import { refuseKiosk } from '../http/refuseKiosk'
import { checkPart } from '../http/validate'
import { routes } from '../routes/routes'
import type { Principal } from '../services/auth/principal'
import { Refusal } from '../services/platform/refusal'

type Reader = {
  principal: Principal
  host: string
  hostHeader: string | undefined
  agent: string
  traceId: string
}

const built = new Map<Endpoint, Implementation>(routes.map((entry) => [entry.endpoint, entry]))
/** All that a page reads of its user's, by the path of the contract. */
const readable = new Map<string, Row>(
  table
    // The return from an identity provider is a GET that acts.
    .filter(({ area, endpoint }) => endpoint.method === 'GET' && area !== 'sso')
    .map((row) => [row.endpoint.path, row]),
)

/**
 * The reads of a page that is being painted: the handlers of the API, called in this process for the user of a
 * document session. It can only read, and what the API refuses is refused here too.
 */
export function readsOf(dependencies: Dependencies, reader: Reader): Reads {
  const { log, now } = dependencies
  const answer = async (path: string, { params, query, locale }: Parameters<Reads>[1]) => {
    const row = readable.get(path)
    const implementation = row === undefined ? undefined : built.get(row.endpoint)
    if (row === undefined || implementation === undefined || !('handle' in implementation)) {
      throw new Refusal('not_implemented')
    }
    const { endpoint, handle } = implementation
    refuseKiosk(reader.principal, endpoint)
    const ignore = () => {}
    const call = {
      ...dependencies,
      params: checkPart('params', endpoint.params, params),
      query: checkPart('query', endpoint.query, textsOf(query)),
      body: undefined,
      caller: {
        ...reader,
        registration: null,
        bearer: null,
        arrivedAt: now(),
        client: null,
        cookie: '',
        setCookie: ignore,
        concerns: ignore,
        record: ignore,
        locale: (toLocale(locale) ?? 'en-us') as SpokenLocale,
      },
    } as unknown as Call<Endpoint>
    return handle(call)
  }
  return async (path, given): Promise<SentAnswer> => {
    try {
      return { status: 200, json: JSON.stringify(await answer(path, given)) }
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal_error')
      if (refusal !== error) log.error({ trace: reader.traceId, route: path, err: error }, 'failed')
      const body = problemOf(refusal, path)
      return { status: body.status, json: JSON.stringify(body) }
    }
  }
}

/** A query as an address carries it: each value as text. */
function textsOf(query: ReadQuery): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
