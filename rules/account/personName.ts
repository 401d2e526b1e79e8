import { personNameOf, visibleLine } from '@contract/personName'

/** Why a typed name is invalid: it is empty, or the server would refuse it. */
export type NameError = 'missing' | 'notAName'

/** Null for a valid name. */
export function nameErrorOf(typed: string): NameError | null {
  if (visibleLine(typed) === '') return 'missing'
  return personNameOf(typed) === null ? 'notAName' : null
}
