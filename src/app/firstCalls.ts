import { profileCalls } from '@features/account/api/profile'
import { signInCalls } from '@features/auth/api/signIn'
import { kioskCalls } from '@features/kiosk/api/kiosk'
import { brandingCalls } from '@features/tenancy/api/branding'
import { buildingCalls } from '@features/tenancy/api/building'
import type { Api } from '@platform/api/client'

export { createApi } from '@platform/api/client'
export { createIdentity } from '@platform/api/identity'
export { sessionCalls } from '@platform/session/calls'

/**
 * The calls of the shared actors: those of the sign-in, and of every page load of a signed-in user.
 */
export const firstCalls = (api: Api) => ({
  ...buildingCalls(api),
  ...kioskCalls(api),
  ...brandingCalls(api),
  ...profileCalls(api),
  ...signInCalls(api),
})
