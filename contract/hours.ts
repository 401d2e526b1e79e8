import * as v from 'valibot'

/** A time of day in the building's time zone; `24:00` is the end of the day. */
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time of day such as 07:30'),
)

/* @__NO_SIDE_EFFECTS__ */
function byWeekday<const S extends v.GenericSchema>(schema: S) {
  const day = v.optional(v.nullable(schema))
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
}

const hours = v.object({ opens_at: timeOfDay, closes_at: timeOfDay })
const worldHours = v.strictObject({ opensAt: timeOfDay, closesAt: timeOfDay })

/** Hours by day of the week, as the API sends and takes them. */
export const weekdayHours = v.object(byWeekday(hours))
export const worldWeekdayHours = v.strictObject(byWeekday(worldHours))

/**
 * The week of a place: a day without hours is closed, and without any hours they are not known.
 * Each day closes after it opens.
 */
export const openingHours = v.object(
  byWeekday(
    v.pipe(
      hours,
      v.forward(
        v.check(({ opens_at, closes_at }) => opens_at < closes_at, 'must be after opens_at'),
        ['closes_at'],
      ),
    ),
  ),
)
export type OpeningHours = v.InferOutput<typeof openingHours>

export const worldOpeningHours = v.strictObject(
  byWeekday(
    v.pipe(
      worldHours,
      v.forward(
        v.check(({ opensAt, closesAt }) => opensAt < closesAt, 'must be after opensAt'),
        ['closesAt'],
      ),
    ),
  ),
)
