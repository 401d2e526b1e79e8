import * as v from 'valibot'
import { signedIn } from './auth'
import { endpoint } from './endpoint'
import { nothing, uuid } from './values'

/**
 * Turns the device into a kiosk: the caller's session ends, and one of the building's kiosk account
 * starts. The reply contains nothing about the caller. A call whose response is lost cannot be
 * repeated: the device is signed out then.
 */
export const startKiosk = endpoint({
  method: 'POST',
  path: '/portico/v1/kiosk/start',
  access: 'user',
  summary:
    'Turn this device into a kiosk of a building; requires the permission `can-start-kiosk` there',
  body: v.object({ building_uuid: uuid }),
  reply: signedIn,
  errors: ['permission_denied'],
})

/**
 * Turns a device into the kiosk of a code that an operator has made, in any case, with any spaces and hyphens. A device
 * that was this kiosk before loses its session.
 */
export const openKiosk = endpoint({
  method: 'POST',
  path: '/portico/v1/kiosk/open',
  access: 'public',
  summary: 'Open a kiosk by its code',
  body: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
  reply: signedIn,
  errors: ['code_invalid', 'code_expired', 'permission_denied'],
})

/** Only for kiosk sessions. If the deployment has a PIN, it must match. */
export const leaveKiosk = endpoint({
  method: 'POST',
  path: '/portico/v1/kiosk/leave',
  access: 'user',
  kiosk: true,
  summary: 'End the session of a kiosk',
  body: v.object({ pin: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  reply: nothing,
  errors: ['kiosk_pin_wrong'],
})
