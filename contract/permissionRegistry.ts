/** Permissions in a building beyond those of every tenant, by their name in the app. */
export const permissionRegistry = {
  /** Open the admin site. */
  adminLink: 'can-see-admin-ui-link',
  /** Decide about bookings. */
  approvals: 'can-approve-bookings',
  /** Check the passes of other users. */
  passChecks: 'can-check-passes',
  /** Turn a device into the building's kiosk. */
  kioskStart: 'can-start-kiosk',
} as const

export type PermissionName = keyof typeof permissionRegistry
export type Permission = (typeof permissionRegistry)[PermissionName]

export const permissionNames = Object.keys(permissionRegistry) as PermissionName[]
export const allPermissions: readonly Permission[] = Object.values(permissionRegistry)
