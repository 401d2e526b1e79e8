import { directoryCalls } from '@features/directory/api/directory'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'

export const amenities = ({ api }: Dependencies) => requestOf(directoryCalls(api).amenities)
