import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { permissionCalls } from './api/permissions'

export const permissions = ({ api }: Dependencies) => requestOf(permissionCalls(api).permissions)
