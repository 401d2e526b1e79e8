import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { ResourceScreen } from './ResourceScreen'
import { changesOf, isValid, type ResourceRecord, versioned } from './resource.logic'

/** A resource: its texts, when and how it is booked, and its questions. */
export const resourcePage = definePage({
  name: 'resource',
  path: paths.resource('$building', '$id'),
  logic: ({ calls }) =>
    createRecord<ResourceRecord>(isValid).provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.resource(input, signal))),
        save: promiseOf(async ({ edits, fields, id, key, version }, signal) =>
          versioned(
            await calls.updateResource({ id, key, version, ...changesOf(edits, fields) }, signal),
          ),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: ResourceScreen,
})
