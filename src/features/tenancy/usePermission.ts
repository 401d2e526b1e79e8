import type { PermissionName } from '@contract/permissionRegistry'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { permissionsLogic } from './permissions.page'

/**
 * Whether the user has this permission in the current building; null until it is known. The server
 * checks it again.
 */
export function usePermission(name: PermissionName): boolean | null {
  const { data } = useRead(usePage(permissionsLogic))
  return data?.[name] ?? null
}
