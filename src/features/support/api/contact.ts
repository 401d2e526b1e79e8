import { contactOfBuilding } from '@contract/buildingContact'
import type { Api } from '@platform/api/client'

export const contactCalls = ({ call }: Api) => ({
  contact: async ({ buildingUuid: buildingId }: { buildingUuid: string }, signal: AbortSignal) =>
    (await call(contactOfBuilding, { params: { buildingId }, signal })).data,
})
