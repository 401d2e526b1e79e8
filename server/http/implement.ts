import type { Endpoint, ReadBody, ReadParams, ReadQuery, ReplyGiven } from '@contract/endpoint'
import type { SpokenLocale } from '@contract/locales'
import type { Principal } from '../domain/principal'
import type { Registration } from '../domain/signUp/registration'
import type { Dependencies } from './dependencies'
import type { SecurityEntry } from './securityLog'

/** Who is calling; `arrivedAt` is the server's clock when the request came in. */
export type Caller<E extends Endpoint> = {
  principal: E['access'] extends 'user' ? Principal : null
  registration: E['access'] extends 'registration' ? Registration : null
  bearer: string | null
  traceId: string
  arrivedAt: Date
  host: string
  /** The address that limits count for; null where there is none, as in tests. */
  client: string | null
  /** The `User-Agent` header; empty if there is none. */
  agent: string
  /** The `Cookie` header; empty if there is none. */
  cookie: string
  /** Adds a `Set-Cookie` to the reply. A reply that is repeated for the same idempotency key has no cookies. */
  setCookie: (cookie: string) => void
  /** Names the account for the security log, where the input of the call does not. */
  concerns: (email: string) => void
  /** Writes a line into the security log beside the one for the outcome of the call. */
  record: (entry: Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>) => void
  /** The `Host` header as it was sent, with its port. */
  hostHeader: string | undefined
  /** The language that the caller prefers, e.g. `de-de`. */
  locale: SpokenLocale
}

export type Call<E extends Endpoint> = Dependencies & {
  params: ReadParams<E>
  query: ReadQuery<E>
  body: ReadBody<E>
  caller: Caller<E>
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyGiven<E>>

/** Answers what is sent as it comes, for as long as the caller stays. */
export type StreamHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ReadableStream<Uint8Array>>

export type Implementation =
  | { endpoint: Endpoint; handle: Handler<Endpoint> }
  | { endpoint: Endpoint; stream: StreamHandler<Endpoint> }

/** Joins an endpoint of the contract to its handler; the type checker compares the two. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
): Implementation {
  // Losing the type is safe: `mount.ts` validates every call against this endpoint first.
  return { endpoint, handle: handle }
}

/** The same for an endpoint that streams. */
export function implementStream<const E extends Endpoint & { streams: true }>(
  endpoint: E,
  stream: StreamHandler<E>,
): Implementation {
  return { endpoint, stream }
}
