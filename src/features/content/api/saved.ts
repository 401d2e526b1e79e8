import { savedItems, saveItem, unsaveItem } from '@contract/saved'
import type { SentSave } from '@machines/content/saved/machine'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'

export const savedCalls = ({ call }: Api) => ({
  savedItems: async ({ buildingUuid: buildingId, lang }: InBuilding, signal: AbortSignal) =>
    (await call(savedItems, { params: { buildingId }, query: { lang }, signal })).data,
  saveItem: async (
    { buildingUuid: buildingId, uuid: contentId, isSaved, key }: SentSave,
    signal: AbortSignal,
  ): Promise<void> => {
    const input = { params: { buildingId, contentId }, idempotencyKey: key, signal }
    await (isSaved ? call(saveItem, input) : call(unsaveItem, input))
  },
})
