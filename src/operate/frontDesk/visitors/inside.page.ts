import { definePage } from '../../definePage'
import { paths } from '../../paths'
import { InsideScreen } from './InsideScreen'
import { insideOf } from './inside.logic'

/** Who is in a building now, for an evacuation. */
export const insidePage = definePage({
  name: 'inside',
  path: paths.inside('$id'),
  logic: insideOf,
  input: ({ params }, keyPrefix) => ({ of: { building: params.id }, keyPrefix }),
  screen: InsideScreen,
})
