import { trueOrFalse, uuid } from '@contract/values'
import * as v from 'valibot'

const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max))

/** The query of every list of the console. */
/* @__NO_SIDE_EFFECTS__ */
export function listQuery<
  const Sortable extends readonly [string, ...string[]],
  const Filters extends v.ObjectEntries,
>(sortable: Sortable, filters: Filters) {
  return v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    sort: v.optional(v.picklist(sortable)),
    descending: v.optional(trueOrFalse),
    /** At most 100. */
    limit: v.optional(wholeNumber(100)),
    offset: v.optional(wholeNumber(1_000_000)),
    ...filters,
  })
}

/** The reply of every list: the rows of one page, and how many there are. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <const Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), total: v.number() })

/** A digest of which records a list has, and in which order. */
const orderDigest = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** The reply of a list that operators put in order: all rows, and the version of their order. */
/* @__NO_SIDE_EFFECTS__ */
export const orderedListOf = <const Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), total: v.number(), order: orderDigest })

/** All records of a list in their new order, and the version of the order that it is based on. */
export const orderBody = v.object({
  order: orderDigest,
  uuids: v.pipe(v.array(uuid), v.maxLength(1000)),
})

/** Raised by every change. A change sends the version that it is based on; an older one is refused as `version_conflict`. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1))
