import type { Context } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { isFields } from '../services/scim/attributes'
import { parseFilter } from '../services/scim/filter'
import { userSchema } from '../services/scim/resource'
import { ScimRefusal } from '../services/scim/scimRefusal'
import { maxResultCount } from '../services/scim/users'
import { readJson } from './readBody'
import { issueOf } from './validationIssue'

/** The body of a call: a person, or the operations of a PATCH. @throws `invalidSyntax`, `invalidValue` */
export async function readFields(context: Context): Promise<Record<string, unknown>> {
  const body = await readJson(context, {})
  const violation = issueOf(body)
  if (violation !== null) throw new ScimRefusal('invalidValue', `${violation.message}.`)
  if (isFields(body)) return body
  throw new ScimRefusal('invalidSyntax', 'The body must be an object.')
}

/** The page that a list asks for. @throws `invalidFilter`, `invalidValue` */
export function pageQuery(context: Context) {
  const { filter, startIndex, count } = context.req.query()
  return {
    filter: filter === undefined ? null : parseFilter(filter),
    startIndex: Math.max(1, wholeNumber('startIndex', startIndex, 1)),
    count: Math.max(0, wholeNumber('count', count, maxResultCount)),
  }
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (/^-?\d{1,9}$/.test(text)) return Number(text)
  throw new ScimRefusal('invalidValue', `“${name}” must be a whole number.`)
}

/** The attributes that a reply is to have. */
export function selectionIn(context: Context) {
  const { attributes, excludedAttributes } = context.req.query()
  const namesIn = (text = '') =>
    text
      .slice(0, 1000)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim().replace(`${userSchema.toLowerCase()}:`, ''))
      .filter((name) => name !== '')
  return { attributes: namesIn(attributes), excluded: namesIn(excludedAttributes) }
}

/** The version in `If-Match`; undefined if any will do. @throws `version_conflict` for a tag that is not ours */
export function wantedVersion(context: Context): number | undefined {
  const tag = context.req.header('if-match')
  if (tag === undefined || tag === '*') return undefined
  const version = /^W\/"(\d{1,9})"$/.exec(tag)?.[1]
  if (version !== undefined) return Number(version)
  throw new Refusal('version_conflict', { detail: 'The tag in If-Match is not one of this user.' })
}
