import type { KnownSession } from '@machines/auth/session/context'
import type { Where } from '@machines/kernel/actorNamed'
import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { consentActor } from '@machines/platform/consent/machine'
import { type SnapshotFrom, setup } from 'xstate'
import { kioskIdleActor } from '../kioskIdle/machine'

type KioskEvent = EventsOf<{
  /** A user is signed in; the server determines whether the session is a kiosk's. */
  'user.identified': { isKiosk: boolean }
  'kiosk.entered': { buildingUuid: string }
  'start.confirmed': NoPayload
  'kiosk.left': NoPayload
  'leave.confirmed': { pin: string }
  'dialog.closed': NoPayload
  'session.ended': NoPayload
}>

export type KioskInput = {
  /** Whether this tab was a kiosk before its reload, until the session is known. */
  startsOn: boolean
  /** Whether leaving requires a PIN; only the server knows it. */
  hasExitPin: boolean
}

type KioskContext = KioskInput & {
  buildingUuid: string
  pin: string
  /** The session that the server started when the device became a kiosk. */
  known: KnownSession | null
  failure: Failure | null
}

const update = assigner<KioskContext, KioskEvent>()

/** Guests are not measured, and their activity is cleared. */
function notify(where: Where, type: 'kiosk.started' | 'kiosk.ended'): void {
  for (const actor of [kioskIdleActor, consentActor]) actor.send(where, { type })
}

export const kioskMachine = setup({
  types: {
    context: {} as KioskContext,
    events: {} as KioskEvent,
    input: {} as KioskInput,
    tags: {} as 'kiosk' | 'busy',
  },
  actors: {
    startKiosk: promiseActor<KnownSession, { buildingUuid: string }>('startKiosk'),
    leaveKiosk: promiseActor<void, { pin: string }>('leaveKiosk'),
  },
  actions: {
    setBuilding: update<{ buildingUuid: string }>((_, { buildingUuid }) => ({
      buildingUuid,
      failure: null,
    })),
    setKnown: update<{ known: KnownSession }>((_, { known }) => ({ known, failure: null })),
    setPin: update<{ pin: string }>((_, { pin }) => ({ pin, failure: null })),
    ...failureActions(update),
    clearPin: update(() => ({ pin: '' })),
    notifyStarted: (where: Where) => notify(where, 'kiosk.started'),
    notifyEnded: (where: Where) => notify(where, 'kiosk.ended'),
    forgetAll: update(() => ({ buildingUuid: '', pin: '', known: null, failure: null })),
  },
  guards: {
    startsOn: ({ context }) => context.startsOn,
    isKiosk: (_, { isKiosk }: { isKiosk: boolean }) => isKiosk,
  },
  delays: { callTimeout: 20_000 },
}).createMachine({
  id: 'kiosk',
  description:
    'Whether this device is a kiosk: it then has a session of its own kind that belongs to no person.',
  context: ({ input }) => ({ ...input, buildingUuid: '', pin: '', known: null, failure: null }),
  initial: 'routing',
  states: {
    routing: {
      description: 'A reload stays in the previous mode.',
      always: [{ guard: 'startsOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'An ordinary browser tab with the full header.',
      entry: 'notifyEnded',
      on: {
        'user.identified': {
          guard: withEvent('isKiosk'),
          target: 'on',
        },
        'kiosk.entered': {
          target: 'confirmingStart',
          actions: withEvent('setBuilding'),
        },
      },
    },
    confirmingStart: {
      description: 'Explains that the device becomes a kiosk, which ends the user’s session on it.',
      on: {
        'start.confirmed': { target: 'starting' },
        'dialog.closed': { target: 'off', actions: 'forgetAll' },
        'session.ended': { target: 'off', actions: 'forgetAll' },
      },
    },
    starting: {
      description: 'The server is ending the user’s session and starting one for the kiosk.',
      tags: ['busy'],
      invoke: {
        id: 'startKiosk',
        src: 'startKiosk',
        input: ({ context: { buildingUuid } }) => ({ buildingUuid }),
        onDone: {
          target: 'handingOver',
          actions: { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: {
          target: 'confirmingStart',
          actions: 'setFailure',
        },
      },
      after: {
        callTimeout: {
          target: 'confirmingStart',
          actions: 'setTimeoutFailure',
        },
      },
      on: { 'session.ended': { target: 'off', actions: 'forgetAll' } },
    },
    handingOver: {
      description:
        'The device is a kiosk; the session of the user who started it ends, and the new one starts.',
      tags: ['kiosk'],
      entry: 'notifyStarted',
      on: { 'session.ended': { target: 'awaitingKiosk', actions: 'forgetAll' } },
    },
    awaitingKiosk: {
      description: 'The kiosk’s session replaces the one that has ended.',
      tags: ['kiosk'],
      on: {
        'user.identified': [{ guard: withEvent('isKiosk'), target: 'on' }, { target: 'off' }],
        'session.ended': { target: 'off' },
      },
    },
    on: {
      description: 'The small header, without links to account, history and cards.',
      tags: ['kiosk'],
      entry: 'notifyStarted',
      on: {
        'user.identified': [
          { guard: withEvent('isKiosk') },
          // The mark is from an earlier page load, and a user has signed in since.
          { target: 'off', actions: 'forgetAll' },
        ],
        'kiosk.left': { target: 'confirmingLeave' },
        'session.ended': { target: 'off', actions: 'forgetAll' },
      },
    },
    confirmingLeave: {
      description: 'Asks whether to leave the mode, and for the PIN if there is one.',
      tags: ['kiosk'],
      on: {
        'leave.confirmed': {
          target: 'leaving',
          actions: withEvent('setPin'),
        },
        'dialog.closed': { target: 'on' },
        'session.ended': { target: 'off', actions: 'forgetAll' },
      },
    },
    leaving: {
      description: 'The server is checking the PIN and ending the kiosk’s session.',
      tags: ['kiosk', 'busy'],
      invoke: {
        id: 'leaveKiosk',
        src: 'leaveKiosk',
        input: ({ context: { pin } }) => ({ pin }),
        onDone: { target: 'over' },
        onError: {
          target: 'confirmingLeave',
          actions: ['clearPin', 'setFailure'],
        },
      },
      after: {
        callTimeout: {
          target: 'confirmingLeave',
          actions: ['clearPin', 'setTimeoutFailure'],
        },
      },
      on: { 'session.ended': { target: 'off', actions: 'forgetAll' } },
    },
    over: {
      description: 'The kiosk’s session has ended; the root signs out this browser, too.',
      tags: ['kiosk'],
      on: { 'session.ended': { target: 'off', actions: 'forgetAll' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof kioskMachine>

export const isKiosk = (snapshot: Snapshot): boolean => snapshot.hasTag('kiosk')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const requiresPin = (snapshot: Snapshot): boolean => snapshot.context.hasExitPin
export const kioskFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** The session that the device continues with after it became a kiosk. */
export const handedOver = (snapshot: Snapshot): KnownSession | null => snapshot.context.known
export const isOver = (snapshot: Snapshot): boolean => snapshot.matches('over')

/** The open dialog; a confirmation stays open while the server decides. */
export function kioskDialog(snapshot: Snapshot): 'start' | 'leave' | null {
  if (snapshot.matches('confirmingStart') || snapshot.matches('starting')) return 'start'
  const isLeaving = snapshot.matches('confirmingLeave') || snapshot.matches('leaving')
  return isLeaving ? 'leave' : null
}
