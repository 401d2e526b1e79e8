import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { SuiteScreen } from './SuiteScreen'
import { changesOf, isValid, type SuiteRecord, versioned } from './suite.logic'

/** A suite: what tenants can control in it. */
export const suitePage = definePage({
  name: 'suite',
  path: paths.suite('$building', '$floor', '$id'),
  logic: ({ calls }) =>
    createRecord<SuiteRecord>(isValid).provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.suite(input, signal))),
        save: promiseOf(async ({ edits, id, key, version }, signal) =>
          versioned(await calls.updateSuite({ id, key, version, ...changesOf(edits) }, signal)),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: SuiteScreen,
})
