import type { OperatedPerson } from '@contract/operate/people'
import type { Versioned } from '@machines/operate/record/context'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { nameErrorOf } from '@rules/account/personName'

export type PersonFields = Pick<
  OperatedPerson,
  'first_name' | 'last_name' | 'email' | 'state' | 'company' | 'buildings'
>

/** What takes effect at once: the account, or its sessions. */
export type PersonChange =
  | { kind: 'active'; version: number; active: boolean }
  | { kind: 'sessions' }

export const isPersonValid = ({ first_name, last_name }: PersonFields): boolean =>
  nameErrorOf(first_name) === null && nameErrorOf(last_name) === null

export const personMachine = createRecordPage<PersonFields, PersonChange>(isPersonValid)
export type PersonMachine = typeof personMachine

export const versioned = ({ version, ...person }: OperatedPerson): Versioned<PersonFields> => ({
  version,
  fields: {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    state: person.state,
    company: person.company,
    buildings: person.buildings,
  },
})
