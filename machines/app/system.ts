import type { ActorRefFrom } from 'xstate'
import type { buildingMachine } from '../building/machine'
import type { flagsMachine } from '../flags/machine'
import type { frameMachine } from '../frame/machine'
import type { globalErrorMachine } from '../globalError/machine'
import type { installMachine } from '../install/machine'
import type { kioskMachine } from '../kiosk/machine'
import type { languageMachine } from '../language/machine'
import type { liveMachine } from '../live/machine'
import type { missingPageMachine } from '../missingPage/machine'
import type { offlineMachine } from '../offline/machine'
import type { pagesMachine } from '../pages/machine'
import type { sessionMachine } from '../session/machine'
import type { shortcutsMachine } from '../shortcuts/machine'
import type { toastsMachine } from '../toasts/machine'
import type { whitelabelMachine } from '../whitelabel/machine'
import type { appMachine } from './machine'

export type AppActor = ActorRefFrom<typeof appMachine>

/** What the root starts, under its stable system ids. */
export type AppSystem = {
  whitelabel: ActorRefFrom<typeof whitelabelMachine>
  session: ActorRefFrom<typeof sessionMachine>
  flags: ActorRefFrom<typeof flagsMachine>
  building: ActorRefFrom<typeof buildingMachine>
  language: ActorRefFrom<typeof languageMachine>
  kiosk: ActorRefFrom<typeof kioskMachine>
  globalError: ActorRefFrom<typeof globalErrorMachine>
  toasts: ActorRefFrom<typeof toastsMachine>
  missingPage: ActorRefFrom<typeof missingPageMachine>
  frame: ActorRefFrom<typeof frameMachine>
  shortcuts: ActorRefFrom<typeof shortcutsMachine>
  live: ActorRefFrom<typeof liveMachine>
  pages: ActorRefFrom<typeof pagesMachine>
  offline: ActorRefFrom<typeof offlineMachine>
  install: ActorRefFrom<typeof installMachine>
}

const names = [
  'whitelabel',
  'session',
  'flags',
  'building',
  'language',
  'kiosk',
  'globalError',
  'toasts',
  'missingPage',
  'frame',
  'shortcuts',
  'live',
  'pages',
  'offline',
  'install',
] as const satisfies (keyof AppSystem)[]

/** The shared actors of a started app, found by any actor of it; they live as long as it does. */
export function systemOf({ system }: { system: { get: (id: string) => unknown } }): AppSystem {
  const found = Object.fromEntries(
    names.map((name) => {
      const actor = system.get(name)
      if (actor === undefined) throw new Error(`The app is not started: there is no ${name}`)
      return [name, actor]
    }),
  )
  return found as AppSystem
}
