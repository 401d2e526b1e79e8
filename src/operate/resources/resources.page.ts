import type { OperatedResource } from '@contract/operate/resources'
import { definePage } from '../definePage'
import { orderedPageOf, ownerInput } from '../logic'
import { paths } from '../paths'
import { fieldsOf, isResourceValid } from './draft'
import { ResourcesScreen } from './ResourcesScreen'
import type { NewResource } from './resource.logic'

/** The resources of a building. */
export const resourcesPage = definePage({
  name: 'resources',
  path: paths.resources('$id'),
  logic: ({ calls, report }) =>
    orderedPageOf<OperatedResource, NewResource>(isResourceValid, {
      list: calls.resources,
      create: ({ fields: { owner, ...draft }, key }, signal) =>
        calls.createResource({ fields: { owner, ...fieldsOf(draft) }, key }, signal),
      remove: calls.deleteResource,
      order: ({ uuids, ...input }, signal) =>
        calls.orderResources({ ...input, uuids: [...uuids] }, signal),
      reportBroken: () => report('the resources of a building ended in an error'),
    }),
  input: ownerInput,
  screen: ResourcesScreen,
})
