import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isResourceValid } from './draft'
import { ResourcesScreen } from './ResourcesScreen'

/** The resources of a building. */
export const resourcesPage = definePage({
  name: 'resources',
  path: paths.resources('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf({
      calls: calls.resources,
      isComplete: isResourceValid,
      fieldsOf,
      reportBroken: () => report('the resources of a building ended in an error'),
    }),
  input: ownerInput,
  screen: ResourcesScreen,
})
