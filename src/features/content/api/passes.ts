import { passes } from '@contract/passes'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'

export const passCalls = ({ call }: Api) => ({
  passes: async ({ buildingUuid: buildingId, lang }: InBuilding, signal: AbortSignal) =>
    (await call(passes, { params: { buildingId }, query: { lang }, signal })).data,
})
