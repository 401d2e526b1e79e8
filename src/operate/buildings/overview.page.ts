import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { listOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { OverviewScreen } from './OverviewScreen'
import { overviewMachine } from './overview.logic'

/** The buildings of the operator; the console's first page. */
export const overviewPage = definePage({
  name: 'buildings',
  path: paths.overview,
  validateSearch: listQuery(['name', 'publication'], ['publication']),
  logic: ({ calls, navigate, report }) =>
    overviewMachine.provide({
      actors: {
        list: listOf(calls.buildings),
        startOpening: promiseOf<{ key: string }, { uuid: string }>(calls.startOpening),
        discard: promiseOf(calls.discardOpening),
      },
      actions: {
        showOpening: (_, { uuid }) => navigate(paths.opening(uuid)),
        reportBroken: () => report('the list of buildings ended in an error'),
      },
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: OverviewScreen,
})
