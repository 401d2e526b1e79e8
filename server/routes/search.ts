import { searchBuilding } from '@contract/search'
import { implement } from '../http/implement'
import { searchIn } from '../services/search/search'

export const searchRoutes = [
  implement(searchBuilding, async (call) => {
    const { database, contentCache, directoryIndexes, deployment, params, query, caller } = call
    const groups = await searchIn({
      connection: database.connection,
      contentCache,
      directoryIndexes,
      utilityRules: deployment.browser.utilities,
      userId: caller.principal.id,
      isKiosk: caller.principal.kind === 'kiosk',
      buildingUuid: params.buildingId.toLowerCase(),
      lang: query.lang,
      query: query.q,
      now: call.now(),
    })
    return { data: { groups } }
  }),
]
