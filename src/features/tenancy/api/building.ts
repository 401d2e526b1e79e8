import { buildingById, themeOfBuilding } from '@contract/buildings'
import { tenantUserBuildings } from '@contract/users'
import type { Api } from '@platform/api/client'

export const buildingCalls = ({ call }: Api) => ({
  fetchBuildings: async (brandScope: string, signal: AbortSignal) => {
    const query = { include: 'languages', brand_scope: brandScope } as const
    return (await call(tenantUserBuildings, { query, signal })).data
  },

  enterBuilding: async ({ uuid }: { uuid: string | null }, signal: AbortSignal) => {
    const params = { buildingId: uuid ?? '' }
    const [building, theme] = await Promise.all([
      call(buildingById, {
        params,
        query: { include: 'languages', attachPortfolioCompanyUuid: true },
        signal,
      }),
      call(themeOfBuilding, { params, signal }),
    ])
    return { building: building.data, theme }
  },
})
