import { passVerificationCalls } from '@features/content/api/passVerification'
import { passVerificationMachine } from '@machines/content/passVerification/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

export const passVerification = ({ api }: Dependencies) =>
  passVerificationMachine.provide({
    actors: { checkPass: promiseOf(passVerificationCalls(api).checkPass) },
  })
