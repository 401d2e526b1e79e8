import { uploadPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { recordOf, uploadForRecordOf } from '../logic'
import { paths } from '../paths'
import { isResourceValid } from './draft'
import { ResourceScreen } from './ResourceScreen'
import { changesOf, type ResourceRecord, versioned } from './resource.logic'

/** A resource: its texts, when and how it is booked, and its questions. */
export const resourcePage = definePage({
  name: 'resource',
  path: paths.resource('$building', '$id'),
  logic: ({ calls, pictures, report }) =>
    uploadPage({
      record: recordOf(isResourceValid, {
        read: calls.resources.read,
        update: calls.resources.update,
        versioned,
        changesOf,
      }),
      upload: uploadForRecordOf<ResourceRecord>({ calls, pictures }),
    }).provide({
      actions: { reportBroken: () => report('the page of a resource ended in an error') },
    }),
  input: ({ params: { id, building } }, keyPrefix) => ({ id, building, keyPrefix }),
  screen: ResourceScreen,
})
