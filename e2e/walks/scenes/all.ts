import type { WalkScene } from '@kit/systems/planWalks'
import type { AnyStateMachine } from 'xstate'
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

/** A chart that is walked in the browser. */
export interface WalkedChart {
  readonly machine: AnyStateMachine
  /** The longest walk that goes on to another target. */
  readonly maxSteps?: number
  // oxlint-disable-next-line typescript/no-explicit-any -- the scenes of any machine
  readonly scenes: Readonly<Record<string, WalkScene<any>>>
}

/** Every chart that is walked in the browser, by its name. */
export const walkedCharts: Readonly<Record<string, WalkedChart>> = {
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
