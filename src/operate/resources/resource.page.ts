import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { isResourceValid } from './draft'
import { ResourceScreen } from './ResourceScreen'
import { changesOf, versioned } from './resource.logic'

/** A resource: its texts, when and how it is booked, and its questions. */
export const resourcePage = definePage({
  name: 'resource',
  path: paths.resource('$building', '$id'),
  logic: ({ calls }) =>
    recordOf(isResourceValid, {
      read: calls.resources.read,
      update: calls.resources.update,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: ResourceScreen,
})
