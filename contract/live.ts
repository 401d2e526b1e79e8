import * as v from 'valibot'
import { endpoint } from './endpoint'

/**
 * What can be listened to. `mine`: bookings and requests of the signed-in user. `building:{uuid}`: what is taken of
 * what is on there. `approvals:{uuid}`: the bookings of a building, for those who decide about them.
 * `suite:{building uuid}/{floor id}.{suite id}`: what the building system reports of a suite, as its endpoint answers it.
 */
const uuidText = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const topic = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      `^(mine|building:${uuidText}|approvals:${uuidText}|suite:${uuidText}/[\\w.-]{1,80})$`,
      'i',
    ),
  ),
)

/** Topics that one connection may listen to. */
const maxTopics = 20

const age = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
)

/** One message: something under the topic has changed; `data` says what, where more is to be said. */
export const liveMessage = v.object({
  topic,
  data: v.nullable(v.record(v.string(), v.unknown())),
})

/**
 * A stream of server-sent events: `open` once at its beginning, `changed` with a `liveMessage` as its data, `gap` where
 * something may have been missed, `restart` where the server is about to stop and another stream should be opened at
 * once, and a comment every `beatMs`. It ends with the access token.
 */
export const live = endpoint({
  method: 'GET',
  path: '/portico/v1/live',
  access: 'user',
  // It hears of no more than a building's own pages show.
  kiosk: true,
  streams: true,
  summary: 'Hear of changes as they happen',
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
     * For how many milliseconds the caller has heard nothing: what was published meanwhile comes first, or `gap`
     * where that is not known any more.
     */
    age: v.optional(age),
  }),
  reply: liveMessage,
  errors: [],
})

/** How often a stream says that it is still there, in milliseconds. */
export const beatMs = 20_000

export type LiveMessage = v.InferOutput<typeof liveMessage>
