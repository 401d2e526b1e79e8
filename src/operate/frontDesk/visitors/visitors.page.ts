import { definePage } from '../../definePage'
import { paths } from '../../paths'
import { inBuilding, queryChanged } from '../../table/query'
import { byTime } from '../lists.page'
import { VisitorsScreen } from './VisitorsScreen'
import { visitorsOf } from './visitors.logic'

/** The visitors of a building, whom the front desk checks in and out. */
export const visitorsPage = definePage({
  name: 'visitors',
  path: paths.visitors('$id'),
  validateSearch: byTime('expected_at', ['period']),
  logic: visitorsOf,
  input: ({ params: { id }, search }, keyPrefix) => ({
    query: inBuilding(search, id),
    building: id,
    keyPrefix,
  }),
  queryEvent: ({ params, search }) => queryChanged({ search: inBuilding(search, params.id) }),
  screen: VisitorsScreen,
})
