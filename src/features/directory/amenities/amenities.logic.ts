import { directoryCalls } from '@features/directory/api/directory'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export const amenities = ({ api }: Effects) => requestOf(directoryCalls(api).amenities)
