import type { Body, Endpoint, Params, Query, Reply } from '@contract/endpoint'
import { prefetchPage } from '@contract/prefetch'
import { FailedCall, type Failure } from '@machines/kernel/failure'
import { FetchError, ofetch } from 'ofetch'
import { refusalIn, replyIn } from './answer'
import type { Identity } from './identity'
import { createResponseCache, filledPath, keyOfRead, type ResponseCache } from './responseCache'
import { FailedUpload, upload } from './upload'

type Given<K extends string, T> = undefined extends T ? { [P in K]?: T } : { [P in K]: T }

/** Exactly the input that an endpoint declares. */
export type CallOptions<E extends Endpoint> = Given<'params', Params<E>> &
  Given<'query', Query<E>> &
  Given<'body', Body<E>> & {
    signal: AbortSignal
    /** One per user intent, so that a repeated call takes effect once. */
    idempotencyKey?: string
    /** Sends no token at all, because the call is about the session's own token. */
    isAnonymous?: boolean
    /**
     * Replaces the session's token: that of a session that has not started yet, or of a
     * registration.
     */
    token?: string
    /** Lets the request outlive its page; browsers limit the body to 64 kB. */
    keepalive?: boolean
    /** Receives the fraction of a form that has been sent, 0 to 1. */
    onProgress?: (fraction: number) => void
  }

export type Api = {
  /** Resolves with the parsed reply; rejects only with a `FailedCall`. */
  call: <const E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<Reply<E>>
  /** Resolves with the events as soon as the stream starts; rejects only with a `FailedCall`. */
  stream: <const E extends StreamEndpoint>(
    endpoint: E,
    options: CallOptions<E>,
  ) => Promise<ReadableStream<Uint8Array>>
  /**
   * The user's token, refreshed first if necessary, for addresses and mini-apps. Rejects with a
   * `FailedCall`.
   */
  goodToken: (signal: AbortSignal) => Promise<string>
  /**
   * Fetches in one call what the page at `href` reads first; those reads wait for it and use its responses. Never rejects:
   * whatever it does not bring is read as usual.
   */
  prefetch: (href: string, signal: AbortSignal) => Promise<void>
}

type StreamEndpoint = Endpoint & { streams: true }

const isUnsupported = (error: unknown) =>
  error instanceof FailedCall &&
  (error.failure.kind === 'malformed' ||
    (error.failure.kind === 'refused' &&
      ['not_found', 'not_implemented'].includes(error.failure.code)))

const isTokenError = (failure: Failure) =>
  failure.kind === 'refused' &&
  ['token_expired', 'unauthenticated', 'token_version_unsupported'].includes(failure.code)

export function createApi(
  identity: Identity,
  responses: ResponseCache = createResponseCache(null),
): Api {
  const request: Api['call'] = async (endpoint, options) => {
    if (options.token !== undefined) return send(identity, endpoint, options, options.token)
    if (endpoint.access === 'public') {
      // Every call identifies a signed-in user, except the one that refreshes the token.
      const known = options.isAnonymous === true ? null : identity.knownToken()
      return send(identity, endpoint, options, known)
    }
    return withGoodToken(identity, options.signal, (token) =>
      send(identity, endpoint, options, token),
    )
  }
  // A back end without this extension refuses the first call, and gets no second one.
  let canPrefetch = true
  return {
    prefetch: (href, signal) => {
      if (!canPrefetch) return Promise.resolve()
      return responses.prefetch(async () => {
        try {
          return (await request(prefetchPage, { query: { href }, signal })).data.replies
        } catch (error) {
          canPrefetch = !isUnsupported(error)
          throw error
        }
      })
    },
    call: async (endpoint, options) => {
      if (endpoint.method !== 'GET') return request(endpoint, options)
      if (options.token === undefined && options.isAnonymous !== true) await responses.pending
      const answer = responses.take(keyOfRead(endpoint.path, options))
      if (answer === null) return responses.afterHydration(request(endpoint, options))
      if (answer.status !== 200) throw new FailedCall(refusalIn(answer.body))
      return replyIn(endpoint, answer.body, (path) => identity.onMalformed(path))
    },
    stream: (endpoint, options) =>
      withGoodToken(identity, options.signal, (token) =>
        openStream(identity, endpoint, options, token),
      ),
    goodToken: (signal) => identity.goodToken(signal),
  }
}

async function withGoodToken<T>(
  identity: Identity,
  signal: AbortSignal,
  act: (token: string) => Promise<T>,
): Promise<T> {
  const token = await identity.goodToken(signal)
  try {
    return await act(token)
  } catch (error) {
    if (!(error instanceof FailedCall) || !isTokenError(error.failure)) throw error
    // The server refused a token that looked valid: refresh it once and repeat the call.
    return act(await identity.renewedToken(token, signal))
  }
}

/** Has no time limit: the reader decides how long a stream may be silent. */
async function openStream<const E extends StreamEndpoint>(
  identity: Identity,
  endpoint: E,
  options: CallOptions<E>,
  token: string,
): Promise<ReadableStream<Uint8Array>> {
  const { params = {}, query } = options as Loose
  try {
    return await ofetch<never, 'stream'>(`${identity.apiUrl}${filledPath(endpoint.path, params)}`, {
      responseType: 'stream',
      headers: {
        ...identity.headers(),
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      signal: options.signal,
      retry: 0,
      ...(query !== undefined && { query }),
    })
  } catch (error) {
    throw new FailedCall(await streamFailureOf(error))
  }
}

/** Why a stream was refused: its error response arrives as a stream, too. */
const streamFailureOf = async (error: unknown): Promise<Failure> =>
  error instanceof FetchError && error.data instanceof ReadableStream
    ? refusalIn(await new Response(error.data).json().catch(() => null))
    : failureOf(error, false)

type Loose = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  idempotencyKey?: string
  keepalive?: boolean
  onProgress?: (fraction: number) => void
}

async function send<const E extends Endpoint>(
  identity: Identity,
  endpoint: E,
  options: CallOptions<E>,
  token: string | null,
): Promise<Reply<E>> {
  const {
    params = {},
    query,
    body,
    idempotencyKey,
    keepalive,
    onProgress = () => {},
  } = options as Loose
  const slow = AbortSignal.timeout(endpoint.timeLimit ?? identity.timeoutMs)
  const isForm = endpoint.encoding === 'multipart'
  const url = `${identity.apiUrl}${filledPath(endpoint.path, params)}`
  const sent = {
    method: endpoint.method,
    headers: {
      ...headersOf(identity, isForm),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    signal: AbortSignal.any([options.signal, slow]),
  }
  let answer: unknown
  try {
    // A form carries all its input in the body; no endpoint that accepts a form has a query.
    answer = await (isForm
      ? upload(url, { ...sent, form: formOf(body ?? {}), onProgress })
      : ofetch<unknown>(url, {
          ...sent,
          onResponse: ({ response }) => identity.onDate(response.headers.get('date')),
          retry: 0,
          ...(keepalive === true && { keepalive }),
          ...(query !== undefined && { query }),
          ...(body !== undefined && { body }),
        }))
  } catch (error) {
    const failure = failureOf(error, slow.aborted)
    if (failure.kind === 'malformed') identity.onMalformed(endpoint.path)
    throw new FailedCall(failure)
  }
  return replyIn(endpoint, answer, (path) => identity.onMalformed(path))
}

/** A form's content type names its boundary, which only the browser knows. */
function headersOf(identity: Identity, isForm: boolean): Record<string, string> {
  const { 'content-type': json = '', ...headers } = identity.headers()
  return isForm ? headers : { ...headers, 'content-type': json }
}

/** Form fields are the keys of the body; a list becomes a field for each of its entries. */
function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each)
      else if (each !== undefined) form.append(name, String(each))
    }
  }
  return form
}

function failureOf(error: unknown, isSlow: boolean): Failure {
  if (isSlow) return { kind: 'timeout' }
  if (!(error instanceof FetchError || error instanceof FailedUpload)) return { kind: 'unexpected' }
  if (error.status === undefined) return { kind: 'network' }
  return refusalIn(error.data)
}
