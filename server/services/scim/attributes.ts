import { email as address, personName } from '@contract/values'
import * as v from 'valibot'
import { attributeOf, type Filter, parseFilter } from './filter'
import { matches } from './matches'
import { ScimRefusal } from './scimRefusal'

/** What Portico keeps of what an identity provider sends; an attribute that was not sent is absent. */
export type ScimAttributes = {
  userName?: string
  externalId?: string | null
  givenName?: string
  familyName?: string
  email?: string
  active?: boolean
}

/** A path of RFC 7644, section 3.5.2: the attribute in lower case, and the filter in its brackets. */
export type Path = { attribute: string; filter: Filter | null }

/** A bracket within a quoted text of the filter does not end it. */
const shape =
  /^(?<name>[a-z$][\w$:.-]*)(?:\[(?<filter>(?:[^\]"]|"(?:[^"\\]|\\.)*")*)\](?<rest>\.[a-z$][\w$-]*)?)?$/i

/** @throws `invalidPath`, `invalidFilter` */
export function parsePath(path: string): Path {
  const { name, filter, rest = '' } = (path.length > 500 ? null : shape.exec(path))?.groups ?? {}
  if (name === undefined) throw new ScimRefusal('invalidPath', 'A path is malformed.')
  return {
    attribute: attributeOf(name + rest),
    filter: filter === undefined ? null : parseFilter(filter),
  }
}

type Fields = Readonly<Record<string, unknown>>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a person, or the value of an operation without a path. What Portico does not keep, such as telephone numbers, is
 * left out: the default settings of identity providers send much of it.
 * @throws `invalidValue`, `invalidPath`
 */
export function attributesOf(fields: Fields): ScimAttributes {
  return Object.entries(fields).reduce<ScimAttributes>(
    (read, [path, value]) => ({ ...read, ...attributesAt(parsePath(path), value) }),
    {},
  )
}

/** What a value at a path changes. @throws `invalidValue` */
export function attributesAt({ attribute, filter }: Path, value: unknown): ScimAttributes {
  switch (attribute) {
    case 'username':
      return { userName: textOf('userName', value, 254) }
    case 'externalid':
      return { externalId: value === null ? null : textOf('externalId', value, 255) }
    case 'active':
      return { active: flagOf(value) }
    case 'name':
      return partsOf(attribute, value)
    case 'name.givenname':
      return value === null ? {} : { givenName: nameOf('name.givenName', value) }
    case 'name.familyname':
      return value === null ? {} : { familyName: nameOf('name.familyName', value) }
    case 'emails':
    case 'emails.value':
      return isOwnAddress(filter) ? emailIn(value) : {}
    case 'urn:ietf:params:scim:schemas:core:2.0:user':
      return isFields(value) ? attributesOf(value) : {}
    default:
      return {}
  }
}

function partsOf(attribute: string, value: unknown): ScimAttributes {
  if (value === null) return {}
  if (!isFields(value)) throw wrong(`“${attribute}” must be an object`)
  return attributesOf(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [`${attribute}.${key}`, part])),
  )
}

/** Whether a filter is for the one address that a person has: the primary one, of work. No other is stored. */
export const isOwnAddress = (filter: Filter | null): boolean =>
  filter === null ||
  matches(withoutValue(filter), (attribute) => {
    if (attribute === 'type') return 'work'
    return attribute === 'primary' ? true : undefined
  })

/** Which address is meant does not depend on the one that it has at present. */
function withoutValue(filter: Filter): Filter {
  if ('all' in filter) return { all: filter.all.map(withoutValue) }
  if ('any' in filter) return { any: filter.any.map(withoutValue) }
  if ('not' in filter) return { not: withoutValue(filter.not) }
  return filter.attribute === 'value' ? { all: [] } : filter
}

function emailIn(value: unknown): ScimAttributes {
  if (value === null) return {}
  const sent = [value].flat().map((each: unknown) => (isFields(each) ? each : { value: each }))
  const chosen =
    sent.find(({ primary }) => flagIn(primary) === true) ??
    sent.find(({ type }) => type === 'work') ??
    sent[0]
  if (chosen === undefined || chosen.value === null || chosen.value === undefined) return {}
  const read = v.safeParse(address, chosen.value)
  if (!read.success) throw wrong('“emails” has no valid address')
  return { email: read.output }
}

/** An address in canonical form, if the text is one. */
export function addressIn(text: string): string | undefined {
  const read = v.safeParse(address, text)
  return read.success ? read.output : undefined
}

function textOf(name: string, value: unknown, most: number): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text !== '' && text.length <= most && !/\p{Cc}/u.test(text)) return text
  throw wrong(`“${name}” must be a text of 1 to ${most} characters`)
}

function nameOf(attribute: string, value: unknown): string {
  const read = v.safeParse(personName, value)
  if (read.success) return read.output
  throw wrong(`“${attribute}” must be a name`)
}

function flagOf(value: unknown): boolean {
  const flag = flagIn(value)
  if (flag === undefined) throw wrong('“active” must be true or false')
  return flag
}

/** Entra sends `"False"` as a text. */
function flagIn(value: unknown): boolean | undefined {
  const flag = typeof value === 'string' ? value.toLowerCase() : value
  if (flag === true || flag === 'true') return true
  return flag === false || flag === 'false' ? false : undefined
}

const wrong = (what: string) => new ScimRefusal('invalidValue', `${what}.`)
