import { isEmail } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import { createCollection } from '@machines/operate/collection/machine'
import { nameErrorOf } from '@rules/account/personName'
import { type ListQuery } from '../table/query'

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

export const peopleMachine = createCollection<ListQuery, OperatedPerson, InvitationFields>(
  isComplete,
)
export type PeopleMachine = typeof peopleMachine
