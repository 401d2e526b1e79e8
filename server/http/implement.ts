import type { Endpoint, ReadBody, ReadParams, ReadQuery, ReplyGiven } from '@contract/endpoint'
import type { SpokenLocale } from '@contract/locales'
import type { Connection } from '../db/database'
import type { Letters } from '../ports/mail'
import type { Principal } from '../services/auth/principal'
import type { Registration } from '../services/auth/signUp/registration'
import type { Access } from '../services/operate/reach'
import type { LimitName } from '../services/platform/limits'
import type { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'
import type { SecurityEntry } from './securityLog'
import type { Committed } from './unitOfWork'

/** The caller of an endpoint; `arrivedAt` is the server's time when the request arrived. */
export type Caller<E extends Endpoint> = {
  principal: E['access'] extends 'user' ? Principal : null
  registration: E['access'] extends 'registration' ? Registration : null
  /** For endpoints of the console: the caller's roles, and where they allow the call. */
  operator: E extends { operate: string } ? Access : null
  bearer: string | null
  traceId: string
  arrivedAt: Date
  host: string
  /** The client address that rate limits count by; null if there is none, as in tests. */
  client: string | null
  /** The `User-Agent` header; empty if there is none. */
  agent: string
  /** The version of the app that calls; undefined if it does not say. */
  appVersion: string | undefined
  /** The `Cookie` header; empty if there is none. */
  cookie: string
  /** Adds a `Set-Cookie` to the reply. A reply that is repeated for the same idempotency key has no cookies. */
  setCookie: (cookie: string) => void
  /** Names the account for the security log if the input of the call does not. */
  setSubject: (email: string) => void
  /** Writes an additional line to the security log, besides the one with the outcome of the call. */
  record: (entry: Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>) => void
  /** The `Host` header as sent, with its port. */
  hostHeader: string | undefined
  /** Whether the browser reports that a page of another site has sent the request. */
  isCrossSite: boolean
  /** The caller's preferred language, e.g. `de-de`. */
  locale: SpokenLocale
}

export type Call<E extends Endpoint> = Dependencies & {
  mail: Letters
  params: ReadParams<E>
  query: ReadQuery<E>
  body: ReadBody<E>
  caller: Caller<E>
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyGiven<E>>

/** A call inside its transaction, the only access to the database; limits were counted before it. */
export type MutationCall<E extends Endpoint> = Omit<Call<E>, 'database' | 'limits'> & {
  database: { connection: Connection }
}

export type MutationHandler<E extends Endpoint> = (
  tx: Connection,
  call: MutationCall<E>,
) => Promise<ReplyGiven<E> | Refusal>

export type StagedHandler<E extends Endpoint> = (
  call: Call<E>,
  commit: (
    work: (tx: Connection) => Promise<ReplyGiven<E> | Refusal>,
  ) => Promise<Committed<ReplyGiven<E>>>,
) => Promise<Committed<ReplyGiven<E>>>

/** Returns a stream that is sent until the caller disconnects. */
export type StreamHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ReadableStream<Uint8Array>>

/** `limit` is counted before the body is read: by user or by client, as its name indicates. */
type Options = { limit?: LimitName }

export type Implementation = Options & { endpoint: Endpoint } & (
    | { handle: Handler<Endpoint> }
    | { change(...call: Parameters<StagedHandler<Endpoint>>): ReturnType<StagedHandler<Endpoint>> }
    | { stream: StreamHandler<Endpoint> }
  )

// In all four the handler loses its type safely: `mount.ts` validates every call against this endpoint first.

/** Connects an endpoint that changes nothing to its handler; the type checker compares the two. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: Options = {},
): Implementation {
  return { ...options, endpoint, handle }
}

/**
 * The same for an endpoint that changes data: the handler runs in a transaction, which also stores the reply under the
 * call's idempotency key, and the mails that it posts; these are sent after the transaction has committed.
 */
export function mutation<const E extends Endpoint>(
  endpoint: E,
  handle: MutationHandler<E>,
  options: Options = {},
): Implementation {
  const change: StagedHandler<E> = (call, commit) => {
    const { database: _, limits: __, ...rest } = call
    return commit((tx) =>
      handle(tx, { ...rest, database: { connection: tx } } as unknown as MutationCall<E>),
    )
  }
  return { ...options, endpoint, change }
}

/**
 * A mutation with work outside its transaction, such as hashing, files or a provider: slow work must not hold one of
 * the few connections. The handler calls `commit` once with the work of the transaction, and returns the result of
 * `commit`.
 */
export function stagedMutation<const E extends Endpoint>(
  endpoint: E,
  change: StagedHandler<E>,
  options: Options = {},
): Implementation {
  return { ...options, endpoint, change }
}

/** The same for an endpoint that streams. */
export function implementStream<const E extends Endpoint & { streams: true }>(
  endpoint: E,
  stream: StreamHandler<E>,
): Implementation {
  return { endpoint, stream }
}
