import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import { permissionCalls } from './api/permissions'

export const permissions = ({ api }: Effects) => requestOf(permissionCalls(api).permissions)
