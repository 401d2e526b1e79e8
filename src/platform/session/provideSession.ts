import { sessionMachine } from '@machines/auth/session/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { sessionOperations } from './operations'

/** The session machine with its operations, in the app and in the console. */
export const provideSession = (operations: ReturnType<typeof sessionOperations>) =>
  sessionMachine.provide({
    actors: {
      readSession: promiseOf(operations.readSession),
      fetchUser: promiseOf(operations.fetchUser),
      refreshSession: promiseOf(operations.refreshSession),
      upgradeSession: promiseOf(operations.upgradeSession),
      endSession: promiseOf(operations.endSession),
      repeatSignOuts: listenerOf(operations.repeatSignOuts),
      watchTabs: listenerOf(operations.watchTabs),
    },
  })
