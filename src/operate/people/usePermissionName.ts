import { type Permission, permissionRegistry } from '@contract/permissionRegistry'
import { useLingui } from '@lingui/react/macro'

/** What a permission allows, in words. */
export function usePermissionName(): (permission: Permission) => string {
  const { t } = useLingui()
  const { adminLink, approvals, passChecks, kioskStart } = permissionRegistry
  const names: Record<Permission, string> = {
    [adminLink]: t`Open the admin site`,
    [approvals]: t`Decide about bookings`,
    [passChecks]: t`Check passes`,
    [kioskStart]: t`Start a kiosk`,
  }
  return (permission) => names[permission]
}
