import type { PermissionName } from '@contract/permissionRegistry'

/** What somebody may do in a building besides what every tenant may. */
export type Permissions = Record<PermissionName, boolean> & {
  /** The parameters of the request that this answers. */
  request: { buildingUuids: readonly string[]; permissions: readonly string[] }
}
