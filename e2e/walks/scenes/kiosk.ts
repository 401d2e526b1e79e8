import type { WalkScene } from '@kit/systems/planWalks'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { broken, nameOf, offline } from './failures'

type Scene = WalkScene<typeof kioskMachine>

/** What the app does by itself once a session has ended: nothing else can happen in between. */
const following: Readonly<Record<string, string>> = {
  handingOver: 'session.ended',
  awaitingKiosk: 'user.identified',
  over: 'session.ended',
}

const scenes: Record<string, Scene> = {
  'a tenant who starts a kiosk': {
    input: { startsOn: false, hasExitPin: false },
    events: {
      'user.identified': [{ isKiosk: true }],
      'kiosk.entered': [{ buildingUuid: 'building' }],
      'start.confirmed': [],
      'kiosk.left': [],
      'leave.confirmed': [{ pin: '' }],
      'dialog.closed': [],
      'session.ended': [],
    },
    actors: {
      startKiosk: { done: [undefined], error: [offline, broken] },
      leaveKiosk: { done: [undefined], error: [offline, broken] },
    },
    contextKey: ({ failure }) => ({ failure: nameOf(failure) }),
    canHappen: (name, _, at) => {
      const next = following[at.value]
      if (next !== undefined) return name === next
      // No one is signed in where the tenant has signed out, or the kiosk is over.
      if (name === 'user.identified') return false
      return name !== 'session.ended' || at.matches('confirmingStart')
    },
  },
}

export const kiosk = { machine: kioskMachine, scenes }
