import { requestOf } from '@platform/requestOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { DayScreen } from './DayScreen'

/** The home of a building: its figures today, and what waits. */
export const dayPage = definePage({
  name: 'buildingDay',
  path: paths.building('$id'),
  logic: ({ calls }) => requestOf(calls.buildingDay),
  input: ({ params }) => ({ of: { building: params.id } }),
  screen: DayScreen,
})
