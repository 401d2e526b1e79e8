/** The way to the server: its client, and the calls of the sign-in and of every visit that is inside. */
export { createApi } from '@runtime/api/client'
export { createIdentity } from '@runtime/api/identity'
export { buildingCalls } from '@runtime/calls/building'
export { kioskCalls } from '@runtime/calls/kiosk'
export { lookCalls } from '@runtime/calls/look'
export { profileCalls } from '@runtime/calls/profile'
export { sessionCalls } from '@runtime/calls/session'
export { signInCalls } from '@runtime/calls/signIn'
