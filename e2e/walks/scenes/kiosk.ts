import type { WalkScene } from '@kit/systems/planWalks'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { broken, nameOf, offline, refused } from './failures'

type Scene = WalkScene<typeof kioskMachine>

/** What the app does by itself once a session has ended: nothing else can happen in between. */
const following: Readonly<Record<string, string>> = {
  handingOver: 'session.ended',
  awaitingKiosk: 'user.identified',
  over: 'session.ended',
}

/** As the model's `exitPin` sets it. */
const pin = { pin: '4711' }
const wrongPin = { pin: '1147' }
const isWrong = refused('kiosk_pin_wrong', 403)

const events: Scene['events'] = {
  'user.identified': [{ isKiosk: true }],
  'kiosk.entered': [{ buildingUuid: 'building' }],
  'start.confirmed': [],
  'kiosk.left': [],
  'dialog.closed': [],
  'session.ended': [],
}

const contextKey: Scene['contextKey'] = ({ failure, hasExitPin, pin: typed }) => ({
  failure: nameOf(failure),
  hasExitPin,
  pin: typed,
})

const canHappen: NonNullable<Scene['canHappen']> = (name, _, at) => {
  const next = following[at.value]
  if (next !== undefined) return name === next
  // No one is signed in where the tenant has signed out, or the kiosk is over.
  if (name === 'user.identified') return false
  return name !== 'session.ended' || at.matches('confirmingStart')
}

const scenes: Record<string, Scene> = {
  'a tenant who starts a kiosk': {
    input: { startsOn: false, hasExitPin: false },
    events: { ...events, 'leave.confirmed': [{ pin: '' }] },
    actors: {
      startKiosk: { done: [undefined], error: [offline, broken] },
      leaveKiosk: { done: [undefined], error: [offline, broken] },
    },
    contextKey,
    canHappen,
  },
  'a kiosk with a PIN': {
    input: { startsOn: false, hasExitPin: true },
    events: { ...events, 'leave.confirmed': [pin, wrongPin] },
    actors: {
      startKiosk: { done: [undefined] },
      leaveKiosk: { done: [undefined], error: [isWrong, offline, broken] },
    },
    contextKey,
    canHappen(name, event, at) {
      const isRefused = event.error === isWrong
      const isRight = at.context.pin === pin.pin
      if (name === 'leaveKiosk done') return isRight
      return canHappen(name, event, at) && !(isRefused && isRight)
    },
    isWhole: true,
  },
  'a kiosk whose PIN is being guessed': {
    input: { startsOn: false, hasExitPin: true },
    events: { ...events, 'leave.confirmed': [pin] },
    actors: {
      startKiosk: { done: [undefined] },
      // The server does not compare what it receives now, so the right one is refused, too.
      leaveKiosk: { error: [refused('too_many_requests', 429)] },
    },
    contextKey,
    canHappen,
  },
}

export const kiosk = { machine: kioskMachine, scenes }
