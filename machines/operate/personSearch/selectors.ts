import type { Failure } from '@machines/kernel/failure'

type Snapshot<Person> = {
  value: unknown
  context: { text: string; people: readonly Person[] | null; failure: Failure | null }
}

export const textOf = ({ context }: Snapshot<unknown>): string => context.text
export const peopleOf = <Person>({ context }: Snapshot<Person>): readonly Person[] | null =>
  context.people
export const isFinding = ({ value }: { value: unknown }): boolean =>
  value === 'waiting' || value === 'finding'
export const searchFailure = ({ value, context }: Snapshot<unknown>): Failure | null =>
  value === 'failed' ? context.failure : null
