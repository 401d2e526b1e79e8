import { permissions } from '@contract/platform'
import type { Permissions } from '@machines/pages/permissions'
import type { Api } from '../api/client'

export const adminPermission = 'can-see-admin-ui-link'
export const approvePermission = 'can-approve-bookings'
export const checkPermission = 'can-check-passes'

export const permissionCalls = ({ call }: Api) => ({
  /** What the user may do in a building besides what every tenant may; without a building, nothing. */
  permissions: async (buildingUuid: string, signal: AbortSignal): Promise<Permissions> => {
    if (buildingUuid === '') return { adminLink: false, approvals: false, passChecks: false }
    const { data } = await call(permissions, {
      query: {
        building_uuids: buildingUuid,
        permissions: [adminPermission, approvePermission, checkPermission].join(),
      },
      signal,
    })
    const granted = data[buildingUuid]
    return {
      adminLink: granted?.[adminPermission] === true,
      approvals: granted?.[approvePermission] === true,
      passChecks: granted?.[checkPermission] === true,
    }
  },
})
