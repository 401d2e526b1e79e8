import type { BrowserModel } from '../stage'
import { bridge } from './bridge'
import { detail } from './detail'
import { history } from './history'
import { invite } from './invite'
import { kiosk } from './kiosk'
import { kioskIdle } from './kioskIdle'
import { pagedRequest } from './pagedRequest'
import { reserve } from './reserve'
import { setpoint } from './setpoint'
import { signIn } from './signIn'
import { ssoCallback } from './ssoCallback'
import { wizard } from './wizard'

/** How each chart is walked, by its name. */
export const models: Readonly<Record<string, BrowserModel>> = {
  signIn,
  wizard,
  ssoCallback,
  detail,
  history,
  pagedRequest,
  reserve,
  setpoint,
  invite,
  kiosk,
  kioskIdle,
  bridge,
}
