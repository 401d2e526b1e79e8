import type { OperatedUtility } from '@contract/operate/utilities'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isUtilityValid } from './draft'
import { UtilitiesScreen } from './UtilitiesScreen'
import type { NewUtility } from './utilities.logic'

/** The buttons of home in a building. */
export const utilitiesPage = definePage({
  name: 'utilities',
  path: paths.utilities('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf<OperatedUtility, NewUtility>(isUtilityValid, {
      list: calls.utilities,
      create: ({ fields: { owner, ...draft }, key }, signal) =>
        calls.createUtility({ fields: { owner, ...fieldsOf(draft) }, key }, signal),
      remove: calls.deleteUtility,
      order: ({ uuids, ...input }, signal) =>
        calls.orderUtilities({ ...input, uuids: [...uuids] }, signal),
      reportBroken: () => report('the utilities of a building ended in an error'),
    }),
  input: ownerInput,
  screen: UtilitiesScreen,
})
