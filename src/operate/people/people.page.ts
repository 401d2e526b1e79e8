import type { OperatedPerson } from '@contract/operate/people'
import { createBulk } from '@machines/operate/bulk/machine'
import { createCollection } from '@machines/operate/collection/machine'
import { bulkPage } from '@machines/operate/page/pages'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { formOf, listOf } from '../logic'
import { paths } from '../paths'
import { type ListQuery, listQuery, queryChanged } from '../table/query'
import { changePeople, inverseOf, type PeopleChange } from './bulk.logic'
import { PeopleScreen } from './PeopleScreen'
import { type InvitationFields, invitationOf, isComplete } from './people.logic'

/** The people of the operator's buildings. */
export const peoplePage = definePage({
  name: 'people',
  path: paths.people,
  validateSearch: listQuery(['name', 'email', 'state'], ['state', 'building']),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the list of people ended in an error')
    return bulkPage({
      collection: createCollection<ListQuery, OperatedPerson, InvitationFields>(isComplete).provide(
        {
          actors: {
            list: listOf(calls.people),
            form: formOf<InvitationFields>(isComplete, ({ fields, key }, signal) =>
              calls.invitePerson({ fields: invitationOf(fields), key }, signal),
            ),
          },
          actions: { reportBroken },
        },
      ),
      bulk: createBulk<OperatedPerson, PeopleChange>(inverseOf).provide({
        actors: { apply: promiseOf((input, signal) => changePeople(calls, input, signal)) },
      }),
    }).provide({ actions: { reportBroken } })
  },
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: PeopleScreen,
})
