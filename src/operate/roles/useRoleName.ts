import type { RoleName } from '@contract/operate/roles'
import { useLingui } from '@lingui/react/macro'

/** A role in words. */
export function useRoleName(): (role: RoleName) => string {
  const names = useRoleNames()
  return (role) => names[role]
}

/** The roles in words. */
export function useRoleNames(): Record<RoleName, string> {
  const { t } = useLingui()
  return {
    operator: t`Operator`,
    portfolioManager: t`Portfolio manager`,
    buildingManager: t`Building manager`,
    editor: t`Editor`,
    receptionist: t`Receptionist`,
    engineer: t`Engineer`,
    tenantAdministrator: t`Tenant administrator`,
  }
}
