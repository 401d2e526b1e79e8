import { isEmail } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import type { BulkPageMachine } from '@machines/operate/page/pages'
import { nameErrorOf } from '@rules/account/personName'
import type { ListQuery } from '../table/query'
import type { PeopleChange } from './bulk.logic'

export type InvitationFields = {
  email: string
  first_name: string
  last_name: string
  building_uuid: string
  /** Empty: none is chosen. */
  company_uuid: string
  /** The operator invites for a company alone. */
  needsCompany: boolean
}

export const isComplete = ({ email, first_name, last_name, ...places }: InvitationFields) =>
  isEmail(email) &&
  nameErrorOf(first_name) === null &&
  nameErrorOf(last_name) === null &&
  places.building_uuid !== '' &&
  (!places.needsCompany || places.company_uuid !== '')

/** The fields as the server expects them. */
export const invitationOf = ({ needsCompany, company_uuid, ...fields }: InvitationFields) => ({
  ...fields,
  company_uuid: needsCompany ? company_uuid : null,
})

export type PeopleMachine = BulkPageMachine<
  ListQuery,
  OperatedPerson,
  InvitationFields,
  PeopleChange
>
