import type { Company } from '@contract/directory'
import type { directoryMachine } from '@machines/directory/directory/machine'
import type { RequestMachine } from '@machines/kernel/request/machine'
import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

export const directoryLogic = defineLogic<typeof directoryMachine, { companyTypes: string[] }>()({
  name: 'directory',
  area: 'details',
  lifetime: 'persistent',
  input: ({ companyTypes }, { buildingUuid }) => ({ buildingUuid, companyTypes }),
})

export const companyLogic = defineLogic<
  RequestMachine<{ uuid: string }, Company>,
  { uuid: string }
>()({
  name: 'company',
  area: 'details',
  lifetime: 'query',
  input: ({ uuid }) => ({ of: { uuid } }),
})

/** The router reads what looks like a number as one, so `?company_types=7` is a number. */
export type CompaniesSearch = { company_types?: string | number | undefined }

/** The parameters in an address; types that are neither text nor number are undefined. */
export const parseCompaniesSearch = ({
  company_types: types,
}: Record<string, unknown>): CompaniesSearch => ({
  company_types: typeof types === 'string' || typeof types === 'number' ? types : undefined,
})

/** The types of companies that `?company_types=a,b` asks for; all where it names none. */
export const companyTypesOf = ({ company_types: types = '' }: CompaniesSearch): string[] =>
  String(types).split(',').filter(Boolean)

export const companiesPage = definePage({
  path: '/building/$buildingUuid/companies',
  validateSearch: parseCompaniesSearch,
  area: 'details',
  screen: 'CompaniesScreen',
  starts: [
    directoryLogic.at(({ search }: Address<object, CompaniesSearch>) => ({
      companyTypes: companyTypesOf(search),
    })),
  ],
})

export const companyPage = definePage({
  path: '/building/$buildingUuid/companies/$companyUuid',
  area: 'details',
  screen: 'CompanyScreen',
  prefetches: true,
  starts: [
    companyLogic.at(({ params }: Address<{ companyUuid: string }>) => ({
      uuid: params.companyUuid,
    })),
  ],
})
