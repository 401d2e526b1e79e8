import type { OperatedMiniApp } from '@contract/operate/miniApps'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { inBuilding, listQuery, queryChanged } from '../table/query'
import { fieldsOf } from './draft'
import { MiniAppsScreen } from './MiniAppsScreen'
import { isComplete, type NewMiniApp } from './miniApp.logic'

/** The mini-apps of a building. */
export const miniAppsPage = definePage({
  name: 'miniApps',
  path: paths.miniApps('$id'),
  validateSearch: listQuery(['name']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedMiniApp, NewMiniApp>(isComplete, {
      list: calls.miniApps.list,
      create: ({ fields: { owner, name, ...draft }, key }, signal) =>
        calls.miniApps.create(
          { fields: { owner, name: name.trim(), ...fieldsOf(draft) }, key },
          signal,
        ),
      remove: calls.miniApps.remove,
      reportBroken: () => report('the list of mini-apps ended in an error'),
    }),
  input: ({ params, search }, keyPrefix) => ({
    query: inBuilding(search, params.id),
    keyPrefix,
  }),
  queryEvent: ({ params, search }) => queryChanged({ search: inBuilding(search, params.id) }),
  screen: MiniAppsScreen,
})
