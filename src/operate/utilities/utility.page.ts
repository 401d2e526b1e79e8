import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { UtilityScreen } from './UtilityScreen'
import { changesOf, isValid, type UtilityRecord, versioned } from './utility.logic'

/** A button of home. */
export const utilityPage = definePage({
  name: 'utility',
  path: paths.utility('$building', '$id'),
  logic: ({ calls }) =>
    createRecord<UtilityRecord>(isValid).provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.utility(input, signal))),
        save: promiseOf(async ({ edits, id, key, version }, signal) =>
          versioned(await calls.updateUtility({ id, key, version, ...changesOf(edits) }, signal)),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: UtilityScreen,
})
