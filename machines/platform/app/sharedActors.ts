import { sessionMachine } from '@machines/auth/session/machine'
import { embeddedPageMachine } from '@machines/embed/embeddedPage/machine'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { chunkRecoveryMachine } from '../chunkRecovery/machine'
import { consentMachine } from '../consent/machine'
import { globalErrorMachine } from '../globalError/machine'
import { installMachine } from '../install/machine'
import { liveMachine } from '../live/machine'
import { offlineMachine } from '../offline/machine'
import { createPages } from '../pages/machine'
import { shortcutsLogic } from '../shortcuts'
import { toastsLogic } from '../toasts'

/** The actors that the root starts for the whole app. Each name is both the child's id and its system id. */
export const sharedActors = {
  whitelabel: whitelabelMachine,
  session: sessionMachine,
  flags: flagsMachine,
  building: buildingMachine,
  language: languageMachine,
  kioskIdle: kioskIdleMachine,
  consent: consentMachine,
  kiosk: kioskMachine,
  globalError: globalErrorMachine,
  toasts: toastsLogic,
  chunkRecovery: chunkRecoveryMachine,
  embeddedPage: embeddedPageMachine,
  shortcuts: shortcutsLogic,
  live: liveMachine,
  /** A placeholder without pages; the assembly provides the real machine. */
  pages: createPages([]),
  offline: offlineMachine,
  install: installMachine,
}

export type SharedActors = typeof sharedActors
export type SharedName = keyof SharedActors

export const sharedNames = Object.keys(sharedActors) as SharedName[]

const accepts = (name: SharedName, event: string) =>
  sharedActors[name].events.some((type: string) => type === event)

/** The actors that hold user data: every one whose chart accepts `session.ended`. */
export const actorsWithUserData = sharedNames.filter((name) => accepts(name, 'session.ended'))

export const endingSession = (name: SharedName) =>
  ({ type: 'notifySessionEnded', params: { name } }) as const
