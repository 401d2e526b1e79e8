import { suiteCalls } from '@features/suites/api/suites'
import { settingMachine } from '@machines/suites/setting/machine'
import { suiteMachine } from '@machines/suites/suite/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import { fromPromise } from 'xstate'

export { FloorsScreen } from '@features/suites/FloorsScreen'
export { SuiteScreen } from '@features/suites/SuiteScreen'
export { SuitesScreen } from '@features/suites/SuitesScreen'

/** What was asked of a suite goes on, whoever leaves: only the call's own time limit ends it. */
const unending = new AbortController().signal

/** Floors, suites, and their light and temperature. */
export function logics({ api, report }: Effects) {
  const { floors, suitesOfFloor, readSuite, askSuite } = suiteCalls(api)
  const setting = settingMachine.provide({
    actors: {
      ask: fromPromise(({ input }) => askSuite(input, unending)),
      look: promiseOf(({ of }, signal) => readSuite(of, signal)),
    },
  })
  return {
    floors: requestOf(floors),
    suites: requestOf(suitesOfFloor),
    suite: suiteMachine.provide({
      actors: { read: requestOf(readSuite), setting },
      actions: { reportBroken: () => report('a suite ended in an error') },
    }),
  }
}
