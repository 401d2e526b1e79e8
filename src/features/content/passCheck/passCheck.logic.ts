import { passCheckCalls } from '@features/content/api/passCheck'
import { passCheckMachine } from '@machines/content/passCheck/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

export const passCheck = ({ api }: Dependencies) =>
  passCheckMachine.provide({ actors: { checkPass: promiseOf(passCheckCalls(api).checkPass) } })
