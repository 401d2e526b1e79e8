import { isEmail } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import { createBulkPage } from '@machines/operate/bulkPage/machine'
import { nameErrorOf } from '@rules/account/personName'
import { type ListQuery } from '../table/query'
import { inverseOf, type PeopleChange } from './bulk.logic'

export type InvitationFields = {
  email: string
  first_name: string
  last_name: string
  building_uuid: string
}

export const isComplete = ({ email, first_name, last_name, building_uuid }: InvitationFields) =>
  isEmail(email) &&
  nameErrorOf(first_name) === null &&
  nameErrorOf(last_name) === null &&
  building_uuid !== ''

export const peopleMachine = createBulkPage<
  ListQuery,
  OperatedPerson,
  InvitationFields,
  PeopleChange
>(isComplete, inverseOf)
export type PeopleMachine = typeof peopleMachine
