import type { OperatedPersonDetail } from '@contract/operate/people'
import type { Permission } from '@contract/permissionRegistry'
import type { Failure } from '@machines/kernel/failure'
import type { TogglePageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import type { ToggleMachine } from '@machines/operate/toggle/machine'
import { nameErrorOf } from '@rules/account/personName'
import type { ActorRefFrom } from 'xstate'

/** A membership; its name tells it from another version of it. */
export type Membership = OperatedPersonDetail['memberships'][number] & { name: string }
export type PersonFields = Omit<
  OperatedPersonDetail,
  'uuid' | 'version' | 'buildings' | 'memberships'
> & { memberships: Membership[] }
type Building = Membership['building']

/** What takes effect at once: the account, its sessions, a membership, a permission, or a mail. */
export type PersonChange =
  | { kind: 'active'; version: number; active: boolean }
  | { kind: 'sessions' }
  | { kind: 'invitation'; building: Building }
  | { kind: 'membership'; version: number; building: Building; member: boolean; isRequest?: true }
  | {
      kind: 'permission'
      version: number
      building: Building
      permission: Permission
      granted: boolean
    }

export const isPersonValid = ({ first_name, last_name }: PersonFields): boolean =>
  nameErrorOf(first_name) === null && nameErrorOf(last_name) === null

export type PersonMachine = TogglePageMachine<PersonFields, PersonChange>
export type PersonRecord = ActorRefFrom<RecordMachine<PersonFields>>
export type PersonToggle = ActorRefFrom<ToggleMachine<PersonChange>>

export const versioned = (person: OperatedPersonDetail): Versioned<PersonFields> => ({
  version: person.version,
  fields: {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    requested_email: person.requested_email,
    state: person.state,
    company: person.company,
    memberships: person.memberships.map((one) => ({ ...one, name: nameOf(one) })),
    companies: person.companies,
  },
})

const nameOf = ({ building, permissions }: OperatedPersonDetail['memberships'][number]): string =>
  permissions.length === 0 ? building.name : `${building.name} (${permissions.join(', ')})`

/** The body of an update. */
export function changesOf({ first_name, last_name, company }: Partial<PersonFields>) {
  return {
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(company !== undefined && { company_uuid: company?.uuid ?? null }),
  }
}

/** The server refuses the company: it does not rent in a building of the person any more. */
export const isCompanyRefused = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && failure.fields.some(({ path }) => path === 'body.company_uuid')
