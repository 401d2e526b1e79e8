import type { PermissionName } from '@contract/permissionRegistry'
import { permissionsLogic } from '@features/tenancy/permissions.page'
import { usePage } from './pages/usePage'
import { useRead } from './reading'

/** Whether the user has this right in the building that is shown; null until that is known. The server decides again. */
export function usePermission(name: PermissionName): boolean | null {
  const { data } = useRead(usePage(permissionsLogic))
  return data?.[name] ?? null
}
