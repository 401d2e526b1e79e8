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
  /** The `Cookie` header; empty if there is none. */
  cookie: string
  /** Adds a `Set-Cookie` to the reply. One that is repeated by its idempotency key comes without. */
  setCookie: (cookie: string) => void
  /** Tells the security log whose account a call concerns that does not name it itself. */
  concerns: (email: string) => void
  /** A line of the security log that the call's own outcome does not tell. */
  record: (entry: Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>) => void
  /** The `Host` header as it came, port and all. */
  hostHeader: string | undefined
  /** The language that is asked for, e.g. `de-de`. */
  locale: SpokenLocale
}

export type Call<E extends Endpoint> = Dependencies & {
  params: ReadParams<E>
  query: ReadQuery<E>
  body: ReadBody<E>
  caller: Caller<E>
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyGiven<E>>

export type Implementation = { endpoint: Endpoint; handle: Handler<Endpoint> }

/** Joins a line of the contract to the code that keeps it; the type checker compares both. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
): Implementation {
  // The mount validates a call against this very endpoint before it hands it over.
  return { endpoint, handle: handle }
}
