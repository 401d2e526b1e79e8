import * as v from 'valibot'
import { asciiDigits } from './digits'
import { addressOf, asciiDomain, isEmail } from './email'
import { isPersonName, maxPersonNameLength, visibleLine } from './personName'

/** Any UUID version; the demo world uses name-based ones. */
export const uuid = v.pipe(v.string(), v.uuid())

/** An instant: RFC 3339 with offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** An existing day: `2026-11-23`. The pattern alone would accept the 30th of February. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((input) => {
    const at = new Date(`${input}T00:00:00Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(input)
  }, 'Must be a day of the calendar'),
)

/** An address, returned in the form of `addressOf`. */
export const email = v.pipe(
  v.string(),
  v.check(isEmail, 'Must be an e-mail address'),
  v.transform((input) => addressOf(input) ?? ''),
)

/** A domain, returned in lower case and ASCII. */
export const domain = v.pipe(
  v.string(),
  v.check((input) => asciiDomain(input) !== null, 'Must be a domain'),
  v.transform((input) => asciiDomain(input) ?? ''),
)

/** A website as people type it: the app adds a missing scheme. Other schemes than those of the web could be scripts. */
export const website = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.regex(/^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:(?!\d)))[^\s\\]+$/i, 'must be an address'),
)

/** A person's first or last name, returned as one line of visible characters. */
export const personName = v.pipe(
  v.string(),
  v.transform(visibleLine),
  v.minLength(1),
  v.maxLength(maxPersonNameLength),
  v.check(isPersonName, 'Must be a name'),
)

/** A new password: its length is limited so that hashing cannot be abused. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(8),
  v.maxLength(256),
  v.regex(/\p{Lu}/u),
  v.regex(/\p{Ll}/u),
  v.regex(/\d/),
  v.regex(/[^\p{L}\d\s]/u),
)

/** The four digits of a verification code, in any script. */
export const verificationCode = v.pipe(v.string(), v.transform(asciiDigits), v.regex(/^\d{4}$/))

/** A UI locale as the client sends it: `de-de`, `en`, `el_EL`. */
export const locale = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}([-_][A-Za-z]{2})?$/))

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

export const limit = v.optional(wholeNumber(1, 100))
export const offset = v.optional(wholeNumber(0, 1_000_000))

export const trueOrFalse = v.pipe(
  v.union([v.picklist(['true', 'false']), v.boolean()]),
  v.transform((input) => input === true || input === 'true'),
)

/** A list in a query string: `a,b`. */
export const commaSeparated = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.transform((input) => input.split(',').filter((part) => part !== '')),
)

/** The query of every list ordered by name, descending by default. */
export const listQuery = {
  lang: v.optional(locale),
  orderByProperty: v.optional(v.picklist(['name'])),
  orderBy: v.optional(v.picklist(['asc', 'desc'])),
  limit,
  offset,
}

/** `null` and absent are equivalent in our API. */
export const text = v.nullish(v.string())
export const number = v.nullish(v.number())
export const flag = v.nullish(v.boolean())
export const moment = v.nullish(instant)

/** A list reply: `data` with its pagination. */
/* @__NO_SIDE_EFFECTS__ */
export function page<const S extends v.GenericSchema>(item: S) {
  return v.object({
    data: v.array(item),
    total: v.number(),
    limit: v.number(),
    offset: v.number(),
  })
}

/** A single object below `data`. */
/* @__NO_SIDE_EFFECTS__ */
export function envelope<const S extends v.GenericSchema>(item: S) {
  return v.object({ data: item })
}

export const nothing = v.object({})
