import { isPersonName, maxPersonNameLength } from '@contract/personName'

/** Why a typed name is invalid: it is empty, or the server would refuse it. */
export type NameError = 'missing' | 'notAName'

/** Null for a valid name. */
export function nameErrorOf(typed: string): NameError | null {
  const name = typed.trim()
  if (name === '') return 'missing'
  return isPersonName(name) && name.length <= maxPersonNameLength ? null : 'notAName'
}
