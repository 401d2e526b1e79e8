import type { PermissionName } from '@contract/permissionRegistry'
import { permissionsLogic } from '@features/tenancy/permissions.page'
import { usePage } from './pages/usePage'
import { useRead } from './reading'

/**
 * Whether the user has this permission in the current building; null until it is known. The server
 * checks it again.
 */
export function usePermission(name: PermissionName): boolean | null {
  const { data } = useRead(usePage(permissionsLogic))
  return data?.[name] ?? null
}
