import { isEmail } from '@contract/email'
import { nameErrorOf } from '@rules/account/personName'

/** What may be brought into the auth screens from outside: neither a password nor a consent. */
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

/** The text without the blanks around it, or null where it cannot be the value of this field. */
export function readAuthField(name: keyof AuthFields, input: unknown): string | null {
  const text = typeof input === 'string' ? input.trim() : ''
  return text !== '' && rules[name](text) ? text : null
}
