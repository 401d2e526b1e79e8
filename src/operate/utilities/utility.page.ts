import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { isUtilityValid } from './draft'
import { UtilityScreen } from './UtilityScreen'
import { changesOf, versioned } from './utility.logic'

/** A button of home. */
export const utilityPage = definePage({
  name: 'utility',
  path: paths.utility('$building', '$id'),
  logic: ({ calls }) =>
    recordOf(isUtilityValid, {
      read: calls.utilities.read,
      update: calls.utilities.update,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: UtilityScreen,
})
