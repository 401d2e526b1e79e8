import { promiseOf } from '@platform/actorOf'
import { wordsIn } from '@rules/operate/fields'
import { definePage } from '../definePage'
import { formOf, listOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { CompaniesScreen } from './CompaniesScreen'
import { type CompanyFields, companiesMachine, isComplete } from './companies.logic'

/** The companies in the operator's buildings. */
export const companiesPage = definePage({
  name: 'companies',
  path: paths.companies,
  validateSearch: listQuery(['name'], ['building']),
  logic: ({ calls, report }) =>
    companiesMachine.provide({
      actors: {
        list: listOf(calls.companies),
        form: formOf<CompanyFields>(isComplete, ({ fields, key }, signal) =>
          calls.createCompany(
            { fields: { ...fields, domains: wordsIn(fields.domains) }, key },
            signal,
          ),
        ),
        remove: promiseOf(({ row, key }, signal) =>
          calls.deleteCompany({ id: row.uuid, key }, signal),
        ),
      },
      actions: { reportBroken: () => report('the list of companies ended in an error') },
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: CompaniesScreen,
})
