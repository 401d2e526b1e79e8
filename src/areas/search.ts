import { openUtility } from '@features/home/utilities/openUtility'
import { searchCalls } from '@features/search/api/search'
import { searchMachine } from '@machines/search/search/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export { SearchDialog } from '@features/search/SearchDialog'

/** The search over the building, which comes when it is first opened. */
export const logics = (effects: Effects) => ({
  search: searchMachine.provide({
    actors: {
      search: promiseOf(searchCalls(effects.api).search),
      watchRecents: listenerOf(effects.watchRecents),
    },
    actions: {
      rememberQuery: (_, { query }) => effects.rememberQuery(query),
      reportBroken: () => effects.report('what was searched for ended in an error'),
      forgetRecents: () => effects.forgetRecents(),
      openUtility: openUtility(effects),
    },
  }),
})
