import { roles } from '@contract/operate/roles'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { formOf, listOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { RolesScreen } from './RolesScreen'
import { type GrantFields, isComplete, rolesMachine } from './roles.logic'

/** Who may do what in the console. */
export const rolesPage = definePage({
  name: 'roles',
  path: paths.roles,
  validateSearch: listQuery(['person', 'role', 'granted_at'], ['role', 'building']),
  logic: ({ calls, report }) =>
    rolesMachine.provide({
      actors: {
        list: listOf(calls.grants),
        form: formOf<GrantFields>(
          isComplete,
          ({ fields: { building_uuid, portfolio_uuid, company_uuid, ...fields }, key }, signal) => {
            const { scope } = roles[fields.role]
            return calls.grantRole(
              {
                fields: {
                  ...fields,
                  building_uuid: scope === 'building' ? building_uuid : null,
                  portfolio_uuid: scope === 'portfolio' ? portfolio_uuid : null,
                  company_uuid: scope === 'company' ? company_uuid : null,
                },
                key,
              },
              signal,
            )
          },
        ),
        remove: promiseOf(({ row, key }, signal) =>
          calls.revokeRole({ id: row.uuid, key }, signal),
        ),
      },
      actions: { reportBroken: () => report('the list of roles ended in an error') },
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: RolesScreen,
})
