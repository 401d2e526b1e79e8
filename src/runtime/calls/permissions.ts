import { permissions } from '@contract/platform'
import type { Api } from '../api/client'

export const adminPermission = 'can-see-admin-ui-link'

export const permissionCalls = ({ call }: Api) => ({
  /** Whether the user may see the admin link of a building; without a building, no. */
  adminLink: async (buildingUuid: string, signal: AbortSignal): Promise<boolean> => {
    if (buildingUuid === '') return false
    const { data } = await call(permissions, {
      query: { building_uuids: buildingUuid, permissions: adminPermission },
      signal,
    })
    return data[buildingUuid]?.[adminPermission] === true
  },
})
