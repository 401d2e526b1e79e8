import { passwordCalls } from '@features/account/api/password'
import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

export const passwordUpdate = ({ api }: Dependencies) =>
  passwordUpdateMachine.provide({
    actors: { updatePassword: promiseOf(passwordCalls(api).updatePassword) },
  })
