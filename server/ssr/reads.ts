import type { Endpoint } from '@contract/endpoint'
import { type SpokenLocale, toLocale } from '@contract/locales'
import type { ReadQuery, Reads, SentAnswer } from '@contract/rendering'
import { type Row, table } from '@contract/table'
import { admitCall, auditedCall } from '../http/admitCall'
import { auditCall } from '../http/callAudit'
import type { Dependencies } from '../http/dependencies'
import type { Call, Implementation } from '../http/implement'
import type { PageReader } from '../http/pageReader'
import { problemOf } from '../http/problem'
import { checkPart } from '../http/validate'
import { routes } from '../routes/routes'
import { Refusal } from '../services/platform/refusal'

const built = new Map<Endpoint, Implementation>(routes.map((entry) => [entry.endpoint, entry]))
/** The endpoints that a page may read for its user, by the path of the contract. */
const readable = new Map<string, Row>(
  table
    // The callback of an identity provider is a GET with side effects. A document session, which lives in a cookie, must
    // not suffice for the console.
    .filter(
      ({ area, endpoint }) =>
        endpoint.method === 'GET' && area !== 'sso' && endpoint.operate === undefined,
    )
    .map((row) => [row.endpoint.path, row]),
)

/**
 * The reads of a page during server rendering: the handlers of the API, called in this process for the user of a
 * document session. It can only read. A call passes the same checks as over HTTP: closed hosts, kiosks, limits, the
 * contract and the security log.
 */
export function readsOf(dependencies: Dependencies, reader: PageReader): Reads {
  const { log, now } = dependencies
  const answer = async (path: string, { params, query, locale }: Parameters<Reads>[1]) => {
    const row = readable.get(path)
    const implementation = row === undefined ? undefined : built.get(row.endpoint)
    if (row === undefined || implementation === undefined || !('handle' in implementation)) {
      throw new Refusal('not_implemented')
    }
    const { area, endpoint } = row
    const { principal, client, traceId, host } = reader
    const audit = auditCall(dependencies, endpoint, { client, traceId, hasToken: true })
    return auditedCall(dependencies, audit, { host, area }, async () => {
      const { parts } = await admitCall(dependencies, implementation, audit, {
        principal,
        registration: null,
        client,
        key: () => null,
        read: async () => ({
          params: checkPart('params', endpoint.params, params),
          query: checkPart('query', endpoint.query, textsOf(query)),
          body: undefined,
        }),
      })
      const call = {
        ...dependencies,
        ...parts,
        caller: {
          ...reader,
          // A page of the console reads nothing before its scripts run.
          operator: null,
          registration: null,
          bearer: null,
          arrivedAt: now(),
          cookie: '',
          // The page has its own headers.
          setCookie: () => {},
          setSubject: audit.setSubject,
          record: audit.record,
          isCrossSite: false,
          locale: (toLocale(locale) ?? 'en-us') as SpokenLocale,
        },
      } as unknown as Call<Endpoint>
      const reply = await implementation.handle(call)
      audit.answered()
      return reply
    })
  }
  return async (path, input): Promise<SentAnswer> => {
    try {
      return { status: 200, json: JSON.stringify(await answer(path, input)) }
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal_error')
      if (refusal !== error) log.error({ trace: reader.traceId, route: path, err: error }, 'failed')
      const body = problemOf(refusal, path)
      return { status: body.status, json: JSON.stringify(body) }
    }
  }
}

/** A query as in an address: each value as text. */
function textsOf(query: ReadQuery): Record<string, string> {
  const input = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(input.map(([name, value]) => [name, String(value)]))
}
