import * as v from 'valibot'
import { signedIn } from './auth'
import { endpoint } from './endpoint'
import { nothing, uuid } from './values'

/**
 * Hands the device over: the caller's session ends, and one of the building's kiosk account begins. The reply
 * tells nothing of whoever called. A call whose answer is lost cannot be repeated: the device is signed out then.
 */
export const startKiosk = endpoint({
  method: 'POST',
  path: '/portico/v1/kiosk/start',
  access: 'user',
  summary:
    'Turn this device into the kiosk of a building; needs the permission `can-start-kiosk` there',
  body: v.object({ building_uuid: uuid }),
  reply: signedIn,
  errors: ['permission_denied'],
})

/** For kiosk sessions only. Where the deployment has a PIN, it has to match. */
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
