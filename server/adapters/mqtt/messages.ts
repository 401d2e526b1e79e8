import * as v from 'valibot'

/** Part of a topic, of a path, and of the topic under which changes are published. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const finite = v.pipe(v.number(), v.finite())
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** What a broken sensor sends instead of a number. */
const noReading = v.pipe(
  v.unknown(),
  v.transform(() => 'unreadable' as const),
)

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
  temperature: v.nullish(v.union([finite, noReading]), null),
  requested_temperature: v.nullish(v.union([finite, noReading]), null),
  lighting: v.nullish(v.union([share, noReading]), null),
  requested_lighting: v.nullish(v.union([share, noReading]), null),
  at: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
})

export type Layout = v.InferOutput<typeof layout>

const json = (payload: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(payload))

/** @throws if the message is invalid */
export const readLayout = (payload: Uint8Array): Layout => v.parse(layout, json(payload))

/** Programs in Python and C write these for a sensor that is broken; JSON has no form for them. */
const noNumber = /:\s*-?(?:NaN|Infinity)\b/gi

/**
 * Reads a state. A value that cannot be read is unknown, and does not hide the others.
 *
 * @returns the state, and the names of the unreadable values
 * @throws if the message is invalid, or none of its values can be read
 */
export function readState(payload: Uint8Array) {
  const text = new TextDecoder().decode(payload).replaceAll(noNumber, ':"not a number"')
  const { at, ...values } = v.parse(state, JSON.parse(text))
  const unreadable = Object.entries(values).flatMap(([field, value]) =>
    value === 'unreadable' ? field : [],
  )
  const known = (value: number | null | 'unreadable') => (value === 'unreadable' ? null : value)
  const read = {
    temperature: known(values.temperature),
    requestedTemperature: known(values.requested_temperature),
    lighting: known(values.lighting),
    requestedLighting: known(values.requested_lighting),
  }
  if (unreadable.length > 0 && Object.values(read).every((value) => value === null))
    throw new Error(`The state has no readable value: ${unreadable.join(', ')}`)
  return { unreadable, message: { ...read, ...(at !== null && { reportedAt: new Date(at) }) } }
}

/** @throws if the message is invalid */
export function readAvailability(payload: Uint8Array) {
  const word = v.parse(v.picklist(['online', 'offline']), new TextDecoder().decode(payload).trim())
  return { isOnline: word === 'online' }
}
