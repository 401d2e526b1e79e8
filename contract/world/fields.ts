/**
 * Values of a world document. A field that a document leaves out is left alone in the database; `null` clears it.
 */
import { toLocale } from '@contract/locales'
import * as v from 'valibot'

/* @__NO_SIDE_EFFECTS__ */
export function clearable<const S extends v.GenericSchema>(schema: S) {
  return v.optional(v.nullable(schema))
}

/** The lasting name of a record: renaming a record changes its `name`, never its key. */
export const key = v.pipe(
  v.string(),
  v.maxLength(80, 'must have at most 80 characters'),
  v.regex(
    /^[a-z\d]+(?:[._/-][a-z\d]+)*$/,
    'must be lower-case letters and digits, with . _ / or - in between, such as harbor-room',
  ),
)

/** The key or the uuid of a record, in the same document or in the database. */
export const reference = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(200))

export const uuid = v.pipe(
  v.string(),
  v.uuid('must be a UUID, such as 2f1c6ff5-5ad5-4a0e-9b7b-3a4a4f6f7a11'),
  // As databases return it.
  v.toLowerCase(),
)

export const name = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(200, 'must have at most 200 characters'),
)

export const text = v.pipe(v.string(), v.maxLength(20_000, 'must have at most 20,000 characters'))

export const timezone = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !isTimezone(dataset.value)) {
      addIssue({
        message: `"${dataset.value.slice(0, 60)}" is not a time zone; use a name such as Europe/Berlin`,
      })
    }
  }),
)

/** Offsets such as `+02:00` are no time zones here, since they ignore summer time. */
export function isTimezone(input: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(input)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: input }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A language that the app speaks, or a region of one: `de_DE`, `en-gb`. */
export const language = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2}(?:[-_][A-Za-z]{2})?$/, 'must be a language such as de_DE'),
  v.check((input) => toLocale(input) !== null, 'is not a language of the app'),
)

/** A line of business of a company. */
export const companyTypePattern = /^[a-z-]{1,40}$/

export const color = v.pipe(
  v.string(),
  v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a color such as #12484c, in quotes'),
)

/** The family name of a font. */
export const font = v.pipe(
  v.string(),
  v.regex(/^[\w ,+?-]{1,300}$/, 'must be a font family such as Figtree'),
)

/** The path of an uploaded font on this server. */
export const fontFile = v.pipe(
  v.string(),
  v.regex(
    /^\/uploads\/[\da-f]{64}\.woff2$/,
    'must be the path of a font that was uploaded in the console, such as /uploads/….woff2',
  ),
)

/**
 * An address of the web or a path of this server. `//host/path` is at another host, on this server's scheme and port.
 */
export const address = v.pipe(
  v.string(),
  v.maxLength(2000, 'must have at most 2,000 characters'),
  v.regex(
    /^(?:https?:\/\/[^\s\\/]|\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$|^\/$/i,
    'must be an address of the web, or a path of this server that begins with /',
  ),
)

export const instant = v.pipe(
  v.string(),
  v.isoTimestamp('must be an instant such as 2027-01-31T18:00:00Z'),
  v.check(
    (input) => !Number.isNaN(Date.parse(input)),
    'must be an instant such as 2027-01-31T18:00:00Z',
  ),
)

/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )
}

/** A decimal in `currency`. */
export const price = v.pipe(
  v.number(),
  v.minValue(0, 'must not be negative'),
  v.maxValue(1e9, 'must be at most 1000000000'),
)

export const currency = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR'),
)

/** The texts of a record in other languages, by locale in lower case (`de-de`), under their names in the API. */
export const translations = v.optional(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z]{2}$/, 'must be a locale such as de-de')),
    v.record(v.string(), text),
  ),
)
