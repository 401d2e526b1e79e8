import type { Endpoint } from '@contract/endpoint'
import type { ErrorCode } from '@contract/problem'
import { table } from '@contract/table'
import { FailedCall } from '@machines/kernel/failure'
import { type Answers, apiOf } from '../answers'

/** A request as the server receives it, and the response that the test's answers give. */
export type Exchange = {
  endpoint: Endpoint
  signal: AbortSignal | null
  /** The idempotency key; null if the request has none. */
  key: string | null
  respond: () => Promise<Response>
}

/** Decides the response of the server; null leaves it to the answers. */
export type Intercept = (exchange: Exchange) => Promise<Response> | null

const parameter = /:(\w+)/g

/** An endpoint with the paths that belong to it. */
const routes = table.map(({ endpoint }) => ({
  endpoint,
  names: [...endpoint.path.matchAll(parameter)].map(([, each = '']) => each),
  path: new RegExp(`^${endpoint.path.replaceAll(parameter, '([^/]+)')}$`),
}))

/** The endpoint of a request, with the parameters in its path. Literal paths win over those with parameters. */
function routeOf(method: string, path: string) {
  const found = routes
    .filter((route) => route.endpoint.method === method && route.path.test(path))
    .toSorted((one, other) => one.names.length - other.names.length)[0]
  if (found === undefined) throw new Error(`The contract has no endpoint ${method} ${path}`)
  const values = found.path.exec(path)?.slice(1) ?? []
  const params = Object.fromEntries(
    found.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]),
  )
  return { endpoint: found.endpoint, params }
}

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

/** Problem details, as `server/http/problem.ts` writes them. */
export const problem = (status: number, code: ErrorCode, more: object = {}) =>
  json(status, {
    type: `https://portico.test/problems/${code}`,
    title: code,
    status,
    code,
    ...more,
  })

async function responseOf(reply: Promise<unknown>): Promise<Response> {
  try {
    return json(200, await reply)
  } catch (error) {
    if (!(error instanceof FailedCall) || error.failure.kind !== 'refused') throw error
    return problem(error.failure.status, error.failure.code)
  }
}

const bodyOf = (body: BodyInit | null | undefined): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body.entries())
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/**
 * A server with these answers, below `fetch`: the API client, its time limits and the contract's schemas are real. It
 * records what it receives.
 */
export function httpServer(answers: Partial<Answers>) {
  const api = apiOf(answers)
  const received: Exchange[] = []
  let intercept: Intercept = () => null

  const serve = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    const { endpoint, params } = routeOf(init.method ?? 'GET', pathname.replace(/^\/api/, ''))
    const options = {
      params,
      query: Object.fromEntries(searchParams),
      body: bodyOf(init.body),
      signal: init.signal,
    }
    const exchange: Exchange = {
      endpoint,
      signal: init.signal ?? null,
      key: new Headers(init.headers).get('idempotency-key'),
      respond: () => responseOf(api.call(endpoint, options as never)),
    }
    received.push(exchange)
    return intercept(exchange) ?? exchange.respond()
  }
  return {
    received,
    fetch: serve as typeof fetch,
    intercept: (next: Intercept) => {
      intercept = next
    },
  }
}

export type HttpServer = ReturnType<typeof httpServer>
