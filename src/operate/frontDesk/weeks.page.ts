import { requestOf } from '@platform/requestOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { WeeksScreen } from './WeeksScreen'

/** How a building was used in the last weeks. */
export const weeksPage = definePage({
  name: 'buildingWeeks',
  path: paths.weeks('$id'),
  logic: ({ calls }) => requestOf(calls.buildingWeeks),
  input: ({ params }) => ({ of: { building: params.id } }),
  screen: WeeksScreen,
})
