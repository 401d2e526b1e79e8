import { searchBuilding } from '@contract/search'
import type { SearchRequest } from '@machines/search/search/machine'
import type { Api } from '@platform/api/client'

export const searchCalls = ({ call }: Api) => ({
  search: async (
    { buildingUuid: buildingId, lang, query: q }: SearchRequest,
    signal: AbortSignal,
  ) => (await call(searchBuilding, { params: { buildingId }, query: { q, lang }, signal })).data,
})
