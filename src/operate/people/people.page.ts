import { isEmail } from '@contract/email'
import type { OperatedPerson } from '@contract/operate/people'
import { createCollection } from '@machines/operate/collection/machine'
import { promiseOf } from '@platform/actorOf'
import { nameErrorOf } from '@rules/account/personName'
import { definePage } from '../definePage'
import { formOf, listOf } from '../logic'
import { paths } from '../paths'
import { type ListQuery, listQuery } from '../table/query'
import { PeopleScreen } from './PeopleScreen'

export type InvitationFields = {
  email: string
  first_name: string
  last_name: string
  building_uuid: string
}

const isComplete = ({ email, first_name, last_name, building_uuid }: InvitationFields) =>
  isEmail(email) &&
  nameErrorOf(first_name) === null &&
  nameErrorOf(last_name) === null &&
  building_uuid !== ''

const peopleMachine = createCollection<ListQuery, OperatedPerson, InvitationFields>(isComplete)
export type PeopleMachine = typeof peopleMachine

/** The people of the operator's buildings. */
export const peoplePage = definePage({
  name: 'people',
  path: paths.people,
  validateSearch: listQuery(['name', 'email', 'state'], ['state', 'building']),
  logic: ({ calls, report }) =>
    peopleMachine.provide({
      actors: {
        list: listOf(calls.people),
        form: formOf<InvitationFields>(isComplete, ({ fields, key }, signal) =>
          calls.invitePerson({ fields: { ...fields, company_uuid: null }, key }, signal),
        ),
        // People are never removed: their page deactivates them.
        remove: promiseOf(() => Promise.reject(new Error('People are not removed'))),
      },
      actions: { reportBroken: () => report('the list of people ended in an error') },
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: ({ search }) => ({ type: 'query.changed', query: search }),
  screen: PeopleScreen,
})
