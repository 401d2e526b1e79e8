import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { MiniAppScreen } from './MiniAppScreen'
import { changesOf, isValid, type MiniAppRecord, versioned } from './miniApp.logic'

/** A mini-app in a building: where it is, and what it may do. */
export const miniAppPage = definePage({
  name: 'miniApp',
  path: paths.miniApp('$building', '$id'),
  logic: ({ calls }) =>
    createRecord<MiniAppRecord>(isValid).provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.miniApp(input, signal))),
        save: promiseOf(async ({ edits, id, key, version }, signal) =>
          versioned(await calls.updateMiniApp({ id, key, version, ...changesOf(edits) }, signal)),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: MiniAppScreen,
})
