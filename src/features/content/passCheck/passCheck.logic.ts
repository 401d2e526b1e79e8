import { passCheckCalls } from '@features/content/api/passCheck'
import { passCheckMachine } from '@machines/content/passCheck/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export const passCheck = ({ api }: Effects) =>
  passCheckMachine.provide({ actors: { checkPass: promiseOf(passCheckCalls(api).checkPass) } })
