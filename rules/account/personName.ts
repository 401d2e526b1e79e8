import { isPersonName, maxPersonNameLength } from '@contract/personName'

/** What is wrong with a typed name: nothing was typed, or what the server refuses as no name. */
export type NameError = 'missing' | 'notAName'

/** Null for a good name. */
export function nameErrorOf(typed: string): NameError | null {
  const name = typed.trim()
  if (name === '') return 'missing'
  return isPersonName(name) && name.length <= maxPersonNameLength ? null : 'notAName'
}
