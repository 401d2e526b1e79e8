import { openUtility } from '@features/home/utilities/openUtility'
import { systemOf } from '@machines/platform/app/system'
import { searchMachine } from '@machines/search/search/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { searchCalls } from './api/search'
import { recentSearches } from './recentSearches'

export function search(dependencies: Dependencies) {
  const { api, host, app } = dependencies
  const recents = recentSearches(() => systemOf(app()))
  return searchMachine.provide({
    actors: {
      search: promiseOf(searchCalls(api).search),
      watchRecents: listenerOf(recents.watch),
    },
    actions: {
      rememberQuery: (_, { query }) => recents.remember(query),
      reportBroken: () => host.report('what was searched for ended in an error'),
      forgetRecents: () => recents.forget(),
      openUtility: openUtility(dependencies),
    },
  })
}
