import { companies, companyById } from '@contract/companies'
import { amenitiesByCategory } from '@contract/directory'
import type { DirectoryInput } from '@machines/directory/directory/machine'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'

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

  fetchPage: async (
    { buildingUuid: buildingId, companyTypes, offset }: DirectoryInput & { offset: number },
    signal: AbortSignal,
  ) => {
    const { data, total } = await call(companies, {
      params: { buildingId },
      query: {
        orderByProperty: 'name',
        orderBy: 'desc',
        limit: pageLimit,
        offset,
        ...(companyTypes.length > 0 && { company_types: companyTypes.join(',') }),
      },
      signal,
    })
    return { companies: data, total }
  },

  company: async ({ uuid: companyUuid }: { uuid: string }, signal: AbortSignal) =>
    (await call(companyById, { params: { companyUuid }, signal })).data,
})
