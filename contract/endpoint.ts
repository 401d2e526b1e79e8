import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { AppScope } from './bridge'
import type { ErrorCode } from './problem'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: `public` anyone; `user` the bearer of an access token;
 * `registration` the bearer of the token that register answers to an unconfirmed user.
 */
export type Access = 'public' | 'user' | 'registration'

/** One line of the wire. Paths are below `/api`; `:name` marks a parameter. */
export type Endpoint = {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  /** Of access `user`: the device in a lobby may call it too. Whatever does not say so refuses it. */
  readonly kiosk?: true
  /** Of access `user`: the session of a mini-app may call it too, if it was granted this; `any` session of one. */
  readonly app?: AppScope | 'any'
  readonly summary: string
  readonly params?: GenericSchema<Record<string, string>, unknown>
  readonly query?: GenericSchema<Record<string, unknown>, unknown>
  readonly body?: GenericSchema
  /** How the body travels; JSON where nothing else is said. */
  readonly encoding?: 'json' | 'multipart'
  /** The call has no body by its specification: one that is missing, or is not of this form, counts as empty. */
  readonly bodyOptional?: true
  /** Most bytes of a JSON body; 64 KB where nothing else is said. */
  readonly bodyBytes?: number
  /** Milliseconds that a call may take; where nothing is said, what the deployment allows any call. */
  readonly timeLimit?: number
  readonly reply: GenericSchema
  /** The reply is a stream of server-sent events, each of which is a `reply`. */
  readonly streams?: true
  /** Success status; 200 where nothing else is said. */
  readonly status?: 200 | 201 | 202 | 204
  /** The codes this endpoint adds to those that any endpoint may answer. */
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

/** What a caller hands over. */
export type Params<E extends Endpoint> = Given<Part<E, 'params'>>
export type Query<E extends Endpoint> = Given<Part<E, 'query'>>
export type Body<E extends Endpoint> = Given<Part<E, 'body'>>

/** What the server reads after validation. */
export type ReadParams<E extends Endpoint> = Read<Part<E, 'params'>>
export type ReadQuery<E extends Endpoint> = Read<Part<E, 'query'>>
export type ReadBody<E extends Endpoint> = Read<Part<E, 'body'>>

/** What the server answers, and what the client reads after parsing. */
export type ReplyGiven<E extends Endpoint> = InferInput<E['reply']>
export type Reply<E extends Endpoint> = InferOutput<E['reply']>
