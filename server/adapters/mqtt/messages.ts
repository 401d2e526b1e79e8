import * as v from 'valibot'

/** Part of a topic, of a path, and of the topic under which changes are published. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const finite = v.nullish(v.pipe(v.number(), v.finite()), null)
const share = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null)

/** More than the tallest towers have, which is some thousands of rooms. */
const maxSuites = 5000

const uniqueIds = <Item extends { id: string }>(message: string) =>
  v.check<Item[], string>(
    (items) => new Set(items.map((item) => item.id)).size === items.length,
    message,
  )

/** The floors and suites of a building, in display order. */
const layout = v.object({
  floors: v.pipe(
    v.array(
      v.object({
        id,
        name,
        suites: v.pipe(
          v.array(
            v.object({
              id,
              name,
              temperature_unit: v.nullish(v.picklist(['F', 'C']), null),
              equipment: v.nullish(name, null),
              lighting: v.optional(v.boolean(), false),
            }),
          ),
          v.maxLength(1000),
          uniqueIds('A suite is listed twice on its floor'),
        ),
      }),
    ),
    v.maxLength(300),
    uniqueIds('A floor is listed twice'),
    v.check(
      (floors) => floors.reduce((count, { suites }) => count + suites.length, 0) <= maxSuites,
      'Too many suites',
    ),
  ),
})

/** The state of a suite. A message is complete: a missing field means an unknown value. */
const state = v.object({
  temperature: finite,
  requested_temperature: finite,
  lighting: share,
  requested_lighting: share,
  at: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
})

export type Layout = v.InferOutput<typeof layout>

const json = (payload: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(payload))

/** @throws if the message is invalid */
export const readLayout = (payload: Uint8Array): Layout => v.parse(layout, json(payload))

/** @throws if the message is invalid */
export function readState(payload: Uint8Array) {
  const read = v.parse(state, json(payload))
  return {
    temperature: read.temperature,
    requestedTemperature: read.requested_temperature,
    lighting: read.lighting,
    requestedLighting: read.requested_lighting,
    ...(read.at !== null && { reportedAt: new Date(read.at) }),
  }
}

/** @throws if the message is invalid */
export function readAvailability(payload: Uint8Array) {
  const word = v.parse(v.picklist(['online', 'offline']), new TextDecoder().decode(payload).trim())
  return { isOnline: word === 'online' }
}
