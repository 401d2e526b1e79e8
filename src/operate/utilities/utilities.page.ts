import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isUtilityValid } from './draft'
import { UtilitiesScreen } from './UtilitiesScreen'

/** The buttons of home in a building. */
export const utilitiesPage = definePage({
  name: 'utilities',
  path: paths.utilities('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf({
      calls: calls.utilities,
      isComplete: isUtilityValid,
      fieldsOf,
      reportBroken: () => report('the utilities of a building ended in an error'),
    }),
  input: ownerInput,
  screen: UtilitiesScreen,
})
