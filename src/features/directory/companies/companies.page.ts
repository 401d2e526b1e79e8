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

/** The types of companies that `?company_types=a,b` asks for; all where it names none. */
export function companyTypesIn(search: unknown): string[] {
  const given = (search as { company_types?: unknown }).company_types
  // The router reads what looks like a number as one.
  const isNamed = typeof given === 'string' || typeof given === 'number'
  return isNamed ? String(given).split(',').filter(Boolean) : []
}

export const companiesPage = definePage({
  path: '/building/$buildingUuid/companies',
  area: 'details',
  screen: 'CompaniesScreen',
  starts: [directoryLogic.at(({ search }) => ({ companyTypes: companyTypesIn(search) }))],
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
