import { definePage } from '../definePage'
import { formOf, listOf } from '../logic'
import { paths } from '../paths'
import { listQuery } from '../table/query'
import { PeopleScreen } from './PeopleScreen'
import { type InvitationFields, isComplete, peopleMachine } from './people.logic'

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
      },
      actions: { reportBroken: () => report('the list of people ended in an error') },
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: ({ search }) => ({ type: 'query.changed', query: search }),
  screen: PeopleScreen,
})
