/** The way to the server, which every visit needs: its client, and the calls of the sign-in and of every visit inside. */
export { profileCalls } from '@features/account/api/profile'
export { signInCalls } from '@features/auth/api/signIn'
export { kioskCalls } from '@features/kiosk/api/kiosk'
export { buildingCalls } from '@features/tenancy/api/building'
export { lookCalls } from '@features/tenancy/api/look'
export { createApi } from '@platform/api/client'
export { createIdentity } from '@platform/api/identity'
export { sessionCalls } from '@platform/session/calls'
