import { savedItems, saveItem, unsaveItem } from '@contract/saved'
import { implement, mutation } from '../http/implement'
import {
  saveItem as save,
  savedItemsOf,
  unsaveItem as unsave,
} from '../services/content/savedItems'

export const savedRoutes = [
  implement(savedItems, async ({ database, params, query, caller, now }) => ({
    data: await savedItemsOf(database.connection, {
      userId: caller.principal.id,
      buildingUuid: params.buildingId,
      lang: query.lang,
      now: now(),
    }),
  })),

  mutation(
    saveItem,
    async (tx, { params, caller, now }) => {
      const reader = { userId: caller.principal.id, buildingUuid: params.buildingId, now: now() }
      await save(tx, reader, params.contentId)
      return { data: { saved: true } }
    },
    { limit: 'savedByUser' },
  ),

  mutation(
    unsaveItem,
    async (tx, { params, caller }) => {
      const reader = { userId: caller.principal.id, buildingUuid: params.buildingId }
      await unsave(tx, reader, params.contentId)
      return { data: { saved: false } }
    },
    { limit: 'savedByUser' },
  ),
]
