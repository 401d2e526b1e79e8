import { passCheckCalls } from '@features/content/api/passCheck'
import { passVerificationMachine } from '@machines/content/passVerification/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export const passVerification = ({ api }: Effects) =>
  passVerificationMachine.provide({
    actors: { checkPass: promiseOf(passCheckCalls(api).checkPass) },
  })
