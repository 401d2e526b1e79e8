import { companies, companyById } from '@contract/companies'
import { amenitiesByCategory } from '@contract/directory'
import type { DirectoryInput } from '@machines/directory/directory/machine'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'
import { readRows } from '@platform/readRows'

const pageLimit = 100

export const directoryCalls = ({ call }: Api) => ({
  amenities: async ({ buildingUuid: buildingId, lang }: InBuilding, signal: AbortSignal) =>
    (
      await call(amenitiesByCategory, {
        params: { buildingId },
        query: { offset: 0, limit: pageLimit, lang },
        signal,
      })
    ).data,

  companies: (
    { of: { buildingUuid: buildingId, companyTypes }, ...rows }: RowsWanted<DirectoryInput>,
    signal: AbortSignal,
  ) => {
    const types = companyTypes.length > 0 && { company_types: companyTypes.join(',') }
    const query = { orderByProperty: 'name', orderBy: 'desc', ...types } as const
    return readRows(
      (page) => call(companies, { params: { buildingId }, query: { ...query, ...page }, signal }),
      rows,
    )
  },

  company: async ({ uuid: companyUuid }: { uuid: string }, signal: AbortSignal) =>
    (await call(companyById, { params: { companyUuid }, signal })).data,
})
