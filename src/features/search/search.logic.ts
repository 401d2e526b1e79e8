import { openUtility } from '@features/home/utilities/openUtility'
import { searchMachine } from '@machines/search/search/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { searchCalls } from './api/search'

export const search = (effects: Effects) =>
  searchMachine.provide({
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
  })
