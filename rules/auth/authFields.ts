import { isEmail } from '@contract/email'
import { nameErrorOf } from '@rules/account/personName'

/** Values that may be prefilled in the auth screens from outside: no password and no consent. */
export type AuthFields = {
  email?: string
  first_name?: string
  last_name?: string
  building_uuid?: string
}

const isName = (text: string) => nameErrorOf(text) === null
const isUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

const rules: Record<keyof AuthFields, (text: string) => boolean> = {
  email: isEmail,
  first_name: isName,
  last_name: isName,
  building_uuid: isUuid,
}

export const authFieldNames = Object.keys(rules) as (keyof AuthFields)[]

/** The trimmed text, or null if it is invalid for this field. */
export function readAuthField(name: keyof AuthFields, input: unknown): string | null {
  const text = typeof input === 'string' ? input.trim() : ''
  return text !== '' && rules[name](text) ? text : null
}
