import { profileCalls } from '@features/account/api/profile'
import { signInCalls } from '@features/auth/api/signIn'
import { kioskCalls } from '@features/kiosk/api/kiosk'
import { buildingCalls } from '@features/tenancy/api/building'
import { lookCalls } from '@features/tenancy/api/look'
import type { Api } from '@platform/api/client'

export { createApi } from '@platform/api/client'
export { createIdentity } from '@platform/api/identity'
export { sessionCalls } from '@platform/session/calls'

/** The calls of the shared actors: those of the sign-in, and of every visit inside. */
export const firstCalls = (api: Api) => ({
  ...buildingCalls(api),
  ...kioskCalls(api),
  ...lookCalls(api),
  ...profileCalls(api),
  ...signInCalls(api),
})
