import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { contactCalls } from '../api/contact'

export const safety = ({ api }: Dependencies) => requestOf(contactCalls(api).contact)
