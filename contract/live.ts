import * as v from 'valibot'
import { endpoint } from './endpoint'

/**
 * Topics. `mine`: bookings and requests of the signed-in user. `building:{uuid}`: RSVPs and claims
 * of the building's content. `approvals:{uuid}`: bookings of a building, for managers who decide
 * about them. `slots:{building uuid}/{resource uuid}`: what is free of a resource. `suite:{building uuid}/{floor id}.{suite id}`: reported values of a suite, in the
 * shape of its endpoint's reply.
 */
const uuidText = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const topic = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      `^(mine|building:${uuidText}|approvals:${uuidText}|slots:${uuidText}/${uuidText}|suite:${uuidText}/[\\w.-]{1,80})$`,
      'i',
    ),
  ),
)

/** Maximum number of topics per connection. */
const maxTopics = 20

const age = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
)

/** One message: data of the topic has changed; `data` has details if there are any. */
export const liveMessage = v.object({
  topic,
  data: v.nullable(v.record(v.string(), v.unknown())),
})

/**
 * A stream of server-sent events: `open` once at its start; `changed` with a `liveMessage` as its
 * data; `gap` if messages may have been missed; `restart` if the server is about to stop and the
 * client should open another stream immediately; and a comment every `beatMs`. It ends when the
 * access token expires.
 */
export const live = endpoint({
  method: 'GET',
  path: '/portico/v1/live',
  access: 'user',
  // A kiosk receives no more than a building's own pages show.
  kiosk: true,
  streams: true,
  summary: 'Subscribe to changes as they happen',
  query: v.object({
    topics: v.pipe(
      v.string(),
      v.maxLength(4000),
      v.transform((input) => input.split(',').filter((part) => part !== '')),
      v.array(topic),
      v.minLength(1),
      v.maxLength(maxTopics),
    ),
    /**
     * Milliseconds since the caller last received anything: the stream starts with what was
     * published meanwhile, or with `gap` if that is no longer known.
     */
    age: v.optional(age),
  }),
  reply: liveMessage,
  errors: [],
})

/** Interval of a stream's keep-alive comments, in milliseconds. */
export const beatMs = 20_000

export type LiveMessage = v.InferOutput<typeof liveMessage>
