import type { RawSearch } from '@shared/pages/definePage'
import { definePage } from '../definePage'
import { listOf } from '../logic'
import { paths } from '../paths'
import { inBuilding, type ListQuery, listQuery, queryChanged } from '../table/query'
import { BookingsScreen } from './BookingsScreen'
import { RequestsScreen } from './RequestsScreen'

type Entered = { params: { id: string }; search: ListQuery }
const input = ({ params, search }: Entered) => ({ query: inBuilding(search, params.id) })
const queryEvent = ({ params, search }: Entered) =>
  queryChanged({ search: inBuilding(search, params.id) })

/** What has passed is listed with the latest first. */
export const byTime =
  (sort: string, filters: readonly string[]) =>
  (search: RawSearch): ListQuery => {
    const query = listQuery([sort], filters)(search)
    return { ...query, descending: query.filters.period === 'past' }
  }

/** The bookings of a building. */
export const bookingsPage = definePage({
  name: 'bookings',
  path: paths.bookings('$id'),
  validateSearch: byTime('start_at', ['period', 'state']),
  logic: ({ calls }) => listOf(calls.bookings),
  input,
  queryEvent,
  screen: BookingsScreen,
})

/** What tenants have requested of the building, the newest first. */
export const requestsPage = definePage({
  name: 'requests',
  path: paths.requests('$id'),
  validateSearch: (search: RawSearch): ListQuery => ({
    ...listQuery(['created_at'], ['view', 'state'])(search),
    descending: true,
  }),
  logic: ({ calls }) => listOf(calls.requests),
  input,
  queryEvent,
  screen: RequestsScreen,
})
