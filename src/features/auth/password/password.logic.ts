import { passwordCalls } from '@features/account/api/password'
import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export const passwordUpdate = ({ api }: Effects) =>
  passwordUpdateMachine.provide({
    actors: { updatePassword: promiseOf(passwordCalls(api).updatePassword) },
  })
