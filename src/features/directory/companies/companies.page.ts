import { type Address, defineLogic, definePage } from '@shared/pages/definePage'

export const directoryLogic = defineLogic({
  name: 'directory',
  load: async () => (await import('./companies.logic')).directory,
  area: 'details',
  lifetime: 'persistent',
  input: ({ companyTypes }: { companyTypes: string[] }, { buildingUuid }) => ({
    buildingUuid,
    companyTypes,
  }),
})

export const companyLogic = defineLogic({
  name: 'company',
  load: async () => (await import('./companies.logic')).company,
  prefetchReads: async () => (await import('./companies.logic')).readCompany,
  area: 'details',
  lifetime: 'transient',
  input: ({ uuid }: { uuid: string }) => ({ of: { uuid } }),
})

/** The router parses numeric values, so `?company_types=7` is a number. */
export type CompaniesSearch = { company_types?: string | number | undefined }

/** Parses the parameters; types that are neither string nor number become undefined. */
export const parseCompaniesSearch = ({
  company_types: types,
}: Record<string, unknown>): CompaniesSearch => ({
  company_types: typeof types === 'string' || typeof types === 'number' ? types : undefined,
})

/** The company types in `?company_types=a,b`; empty means all. */
export const companyTypesOf = ({ company_types: types = '' }: CompaniesSearch): string[] =>
  String(types).split(',').filter(Boolean)

export const companiesPage = definePage({
  path: '/building/$buildingUuid/companies',
  validateSearch: parseCompaniesSearch,
  area: 'details',
  screen: async () => (await import('./CompaniesScreen')).CompaniesScreen,
  logic: directoryLogic.at(({ search }: Address<object, CompaniesSearch>) => ({
    companyTypes: companyTypesOf(search),
  })),
})

export const companyPage = definePage({
  path: '/building/$buildingUuid/companies/$companyUuid',
  area: 'details',
  screen: async () => (await import('./CompanyScreen')).CompanyScreen,
  logic: companyLogic.at(({ params }: Address<{ companyUuid: string }>) => ({
    uuid: params.companyUuid,
  })),
})
