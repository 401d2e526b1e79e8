import { settingMachine } from '@machines/suites/setting/machine'
import { suiteMachine } from '@machines/suites/suite/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import { fromPromise } from 'xstate'

export { suiteCalls as calls } from '@features/suites/api/suites'
export { FloorsScreen } from '@features/suites/FloorsScreen'
export { SuiteScreen } from '@features/suites/SuiteScreen'
export { SuitesScreen } from '@features/suites/SuitesScreen'

/** What was asked of a suite goes on, whoever leaves: only the call's own time limit ends it. */
const unending = new AbortController().signal

/** Floors, suites, and their light and temperature. */
export function logics(effects: Effects) {
  const setting = settingMachine.provide({
    actors: {
      ask: fromPromise(({ input }) => effects.askSuite(input, unending)),
      look: promiseOf(({ of }, signal) => effects.readSuite(of, signal)),
    },
  })
  return {
    floors: requestOf(effects.floors),
    suites: requestOf(effects.suitesOfFloor),
    suite: suiteMachine.provide({
      actors: { read: requestOf(effects.readSuite), setting },
      actions: { reportBroken: () => effects.report('a suite ended in an error') },
    }),
  }
}
