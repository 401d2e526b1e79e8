import { isEmail } from '@contract/email'
import { personNameOf } from '@contract/personName'

/** Values that may be prefilled in the auth screens from outside: no password and no consent. */
export type AuthFields = {
  email?: string
  first_name?: string
  last_name?: string
  building_uuid?: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const readers: Record<keyof AuthFields, (text: string) => string | null> = {
  email: (text) => (isEmail(text) ? text : null),
  first_name: personNameOf,
  last_name: personNameOf,
  building_uuid: (text) => (uuid.test(text) ? text : null),
}

export const authFieldNames = Object.keys(readers) as (keyof AuthFields)[]

/** The trimmed text, or null if it is invalid for this field. */
export function readAuthField(name: keyof AuthFields, input: unknown): string | null {
  return typeof input === 'string' ? readers[name](input.trim()) : null
}
