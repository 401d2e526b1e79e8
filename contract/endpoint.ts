import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { AppScope } from './bridge'
import type { Capability } from './operate/roles'
import type { ErrorCode } from './problem'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: `public` anyone; `user` the bearer of an access token; `registration` the bearer of
 * the token that `register` returns for an unconfirmed user.
 */
export type Access = 'public' | 'user' | 'registration'

/** One endpoint. Paths are below `/api`; `:name` marks a parameter. */
export type Endpoint = {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  /** For access `user`: a kiosk's session may call it too. By default, it is refused. */
  readonly kiosk?: true
  /**
   * For access `user`: a mini-app's session may call it too, if it was granted this scope; `any`
   * session of an app.
   */
  readonly app?: AppScope | 'any'
  /**
   * For access `user`: the capability that the caller's roles must have; `any` role. Only the operators' console calls
   * such an endpoint: kiosks and mini-apps are refused.
   */
  readonly operate?: Capability | 'any'
  /** A change that needs the password to have been entered in the last ten minutes; see `confirmPassword`. */
  readonly isSensitive?: true
  readonly summary: string
  readonly params?: GenericSchema<Record<string, string>, unknown>
  readonly query?: GenericSchema<Record<string, unknown>, unknown>
  readonly body?: GenericSchema
  /** Encoding of the body; JSON by default. */
  readonly encoding?: 'json' | 'multipart'
  /**
   * A missing or malformed body counts as empty, because the call has none by its specification.
   */
  readonly bodyOptional?: true
  /** Maximum size of a JSON body in bytes; 64 KB by default. */
  readonly bodyBytes?: number
  /** For a form with one file: the file's maximum size in bytes; without it, the limits of attachments apply. */
  readonly fileBytes?: number
  /** Time limit of a call in milliseconds; by default the deployment's. */
  readonly timeLimit?: number
  readonly reply: GenericSchema
  /** The response is a stream of server-sent events, each of which is a `reply`. */
  readonly streams?: true
  /** Success status; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204
  /** Error codes of this endpoint, in addition to those of every endpoint. */
  readonly errors: readonly ErrorCode[]
}

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Given<S> = S extends GenericSchema ? InferInput<S> : undefined
type Read<S> = S extends GenericSchema ? InferOutput<S> : undefined
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends {
  [P in K]: infer S
}
  ? S
  : undefined

/** What a caller passes. */
export type Params<E extends Endpoint> = Given<Part<E, 'params'>>
export type Query<E extends Endpoint> = Given<Part<E, 'query'>>
export type Body<E extends Endpoint> = Given<Part<E, 'body'>>

/** What the server reads after validation. */
export type ReadParams<E extends Endpoint> = Read<Part<E, 'params'>>
export type ReadQuery<E extends Endpoint> = Read<Part<E, 'query'>>
export type ReadBody<E extends Endpoint> = Read<Part<E, 'body'>>

/** What the server returns, and what the client reads after parsing. */
export type ReplyGiven<E extends Endpoint> = InferInput<E['reply']>
export type Reply<E extends Endpoint> = InferOutput<E['reply']>
