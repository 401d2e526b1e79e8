import { passwordUpdateMachine } from '@machines/passwordUpdate/machine'
import { promiseOf } from '@runtime/actorOf'
import type { Effects } from '@runtime/effects'

export { passwordCalls as calls } from '@runtime/calls/password'
export { AccountScreen } from '@screens/account/AccountScreen'

/** The visitor's own account. */
export const logics = (effects: Effects) => ({
  passwordUpdate: passwordUpdateMachine.provide({
    actors: { updatePassword: promiseOf(effects.updatePassword) },
  }),
})
