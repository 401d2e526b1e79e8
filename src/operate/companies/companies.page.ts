import { asciiDomain } from '@contract/email'
import type { OperatedCompany } from '@contract/operate/companies'
import { createCollection } from '@machines/operate/collection/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { formOf, listOf } from '../logic'
import { paths } from '../paths'
import { type ListQuery, listQuery } from '../table/query'
import { CompaniesScreen } from './CompaniesScreen'

/** `domains` as the operator types them: separated by commas. */
export type CompanyFields = { name: string; building_uuid: string; domains: string }

export const domainsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((domain) => domain !== '')

export const areDomains = (text: string): boolean =>
  domainsIn(text).every((domain) => asciiDomain(domain) !== null)

const isComplete = ({ name, building_uuid, domains }: CompanyFields) =>
  name.trim() !== '' && building_uuid !== '' && areDomains(domains)

const companiesMachine = createCollection<ListQuery, OperatedCompany, CompanyFields>(isComplete)
export type CompaniesMachine = typeof companiesMachine

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
            { fields: { ...fields, domains: domainsIn(fields.domains) }, key },
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
  queryEvent: ({ search }) => ({ type: 'query.changed', query: search }),
  screen: CompaniesScreen,
})
