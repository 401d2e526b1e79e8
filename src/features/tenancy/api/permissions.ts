import {
  allPermissions,
  type PermissionName,
  permissionNames,
  permissionRegistry,
} from '@contract/permissionRegistry'
import { permissions } from '@contract/permissions'
import type { Permissions } from '@machines/tenancy/permissions'
import type { Api } from '@platform/api/client'

/** A list as a query parameter, joined by commas, without missing values. */
export const joined = (values: readonly (string | null | undefined)[]): string =>
  values.filter((value) => value !== null && value !== undefined && value !== '').join()

export const permissionCalls = ({ call }: Api) => ({
  /** The user's permissions in a building beyond every tenant's; none without a building. */
  permissions: async (buildingUuid: string, signal: AbortSignal): Promise<Permissions> => {
    const buildingUuids = [buildingUuid].filter(Boolean)
    const query = { building_uuids: joined(buildingUuids), permissions: joined(allPermissions) }
    const data = buildingUuids.length === 0 ? {} : (await call(permissions, { query, signal })).data
    const granted = data[buildingUuid]
    const rights = Object.fromEntries(
      permissionNames.map((name) => [name, granted?.[permissionRegistry[name]] === true]),
    ) as Record<PermissionName, boolean>
    return { ...rights, request: { buildingUuids, permissions: allPermissions } }
  },
})
