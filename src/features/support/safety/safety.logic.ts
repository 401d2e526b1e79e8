import type { Api } from '@platform/api/client'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import type { InputFrom } from 'xstate'
import { contactCalls } from '../api/contact'

export const safety = ({ api }: Dependencies) => requestOf(contactCalls(api).contact)

export const readContact =
  (api: Api) =>
  ({ of }: InputFrom<ReturnType<typeof safety>>, signal: AbortSignal) =>
    contactCalls(api).contact(of, signal)
