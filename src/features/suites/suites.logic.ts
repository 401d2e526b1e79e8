import { setpointMachine } from '@machines/suites/setpoint/machine'
import { suiteMachine } from '@machines/suites/suite/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { fromPromise } from 'xstate'
import { suiteCalls } from './api/suites'

/** A setpoint request continues after the user leaves the page; only its time limit ends it. */
const unending = new AbortController().signal

export const floors = ({ api }: Dependencies) => requestOf(suiteCalls(api).floors)

export const suites = ({ api }: Dependencies) => requestOf(suiteCalls(api).suitesOfFloor)

export function suite({ api, host }: Dependencies) {
  const { readSuite, changeSuite } = suiteCalls(api)
  const setpoint = setpointMachine.provide({
    actors: {
      submit: fromPromise(({ input }) => changeSuite(input, unending)),
      poll: promiseOf(({ of }, signal) => readSuite(of, signal)),
    },
  })
  return suiteMachine.provide({
    actors: { read: requestOf(readSuite), setpoint },
    actions: { reportBroken: () => host.report('a suite ended in an error') },
  })
}
