import { savedItems, saveItem, unsaveItem } from '@contract/saved'
import { saveItem as save, savedItemsOf, unsaveItem as unsave } from '../domain/savedItems'
import { implement } from '../http/implement'

export const savedRoutes = [
  implement(savedItems, async ({ database, params, query, caller, now }) => ({
    data: await savedItemsOf(database.connection, {
      userId: caller.principal.id,
      buildingUuid: params.buildingId,
      lang: query.lang,
      now: now(),
    }),
  })),

  implement(saveItem, async ({ database, limits, params, caller, now }) => {
    await limits.spend('savedByUser', caller.principal.uuid)
    const reader = { userId: caller.principal.id, buildingUuid: params.buildingId, now: now() }
    await save(database.connection, reader, params.contentId)
    return { data: { saved: true } }
  }),

  implement(unsaveItem, async ({ database, limits, params, caller }) => {
    await limits.spend('savedByUser', caller.principal.uuid)
    const reader = { userId: caller.principal.id, buildingUuid: params.buildingId }
    await unsave(database.connection, reader, params.contentId)
    return { data: { saved: false } }
  }),
]
