import { actorNamed } from '@machines/kernel/actorNamed'
import {
  assigner,
  type EventsOf,
  effectAction,
  listenerActor,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

/** Any input of a guest: a touch, a key, a wheel. */
export type GuestSourceEvent = EventsOf<{ 'guest.acted': NoPayload }>

/** An action that a kiosk cannot perform: the guest continues at this address on their phone. */
export type HandOff = {
  address: string
  /** The address is a page of this app that requires the guest to sign in. */
  needsSignIn: boolean
}

export type HandOffSourceEvent = EventsOf<{ 'handOff.offered': HandOff }>

type KioskIdleEvent =
  | GuestSourceEvent
  | HandOffSourceEvent
  | EventsOf<{
      /** The device has become a kiosk, or still is one. */
      'kiosk.started': NoPayload
      'kiosk.ended': NoPayload
      'handOff.closed': NoPayload
    }>

export const kioskIdleActor = actorNamed<KioskIdleEvent>('kioskIdle')

export type KioskIdleInput = {
  /** Seconds without input until the guest is asked whether they are still there. */
  idleSeconds: number
  /** Seconds until that question expires. */
  warningSeconds: number
  slideSeconds: number
}

type KioskIdleContext = KioskIdleInput & {
  /** Seconds until the question expires. */
  left: number
  /** Counts the pictures of the loop since it started. */
  slide: number
  /** The number of wiped guests; the views remount when it changes. */
  wipes: number
  /** The hand-off that this guest is offered. */
  handOff: HandOff | null
}

const update = assigner<KioskIdleContext, KioskIdleEvent>()

export const kioskIdleMachine = setup({
  types: {
    context: {} as KioskIdleContext,
    events: {} as KioskIdleEvent,
    input: {} as KioskIdleInput,
    tags: {} as 'kiosk',
  },
  actors: {
    watchGuest: listenerActor<GuestSourceEvent>('watchGuest'),
    /** Intercepts presses that would leave the kiosk's tab, before any other handler receives them. */
    catchPresses: listenerActor<HandOffSourceEvent>('catchPresses'),
    /** Clears browser storage and the tab's history; ends on the first page, without loading it. */
    wipeBrowser: promiseActor<void>('wipeBrowser'),
  },
  actions: {
    beginSlides: update(() => ({ slide: 0 })),
    nextSlide: update(({ slide }) => ({ slide: slide + 1 })),
    beginCount: update(({ warningSeconds }) => ({ left: warningSeconds })),
    countDown: update(({ left }) => ({ left: left - 1 })),
    countWipe: update(({ wipes }) => ({ wipes: wipes + 1 })),
    setHandOff: update<HandOff>((_, { address, needsSignIn }) => ({
      handOff: { address, needsSignIn },
    })),
    dropHandOff: update(() => ({ handOff: null })),
    /** Closes the pages, dialogs, frames and toasts of the guest. */
    clearScope: effectAction('clearScope'),
    refreshPages: effectAction('refreshPages'),
  },
  guards: {
    isLastSecond: ({ context }) => context.left <= 1,
  },
  delays: {
    slide: ({ context }) => context.slideSeconds * 1000,
    idle: ({ context }) => context.idleSeconds * 1000,
    second: 1000,
    refresh: 600_000,
    wipeTimeout: 5000,
  },
}).createMachine({
  id: 'kioskIdle',
  description: 'The kiosk’s idle loop, and wiping the guest’s data.',
  context: ({ input }) => ({ ...input, left: 0, slide: 0, wipes: 0, handOff: null }),
  initial: 'off',
  states: {
    off: {
      description: 'The device is not a kiosk.',
      on: { 'kiosk.started': { target: 'on' } },
    },
    on: {
      description: 'The device is a kiosk.',
      tags: ['kiosk'],
      initial: 'showcasing',
      // A tab would outlive its guest. A press on the idle loop only ends it.
      invoke: { id: 'catchPresses', src: 'catchPresses', onError: {} },
      on: { 'kiosk.ended': { target: 'off' } },
      states: {
        showcasing: {
          description: 'The idle loop presents the building. The first touch only ends it.',
          entry: 'beginSlides',
          initial: 'showing',
          // Current content is read again; without a network the old content stays.
          after: { refresh: { target: 'showcasing', reenter: true, actions: 'refreshPages' } },
          on: { 'guest.acted': { target: 'inUse' } },
          states: {
            showing: {
              description: 'Shows one picture after the other.',
              after: { slide: { target: 'showing', reenter: true, actions: 'nextSlide' } },
            },
          },
        },
        inUse: {
          description: 'A guest is using the kiosk.',
          invoke: { id: 'watchGuest', src: 'watchGuest', onError: {} },
          exit: 'dropHandOff',
          on: {
            'handOff.offered': {
              actions: withEvent('setHandOff'),
            },
            'handOff.closed': { actions: 'dropHandOff' },
          },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Waits for the next input.',
              on: { 'guest.acted': { target: 'waiting', reenter: true } },
              after: { idle: { target: 'confirming', actions: 'beginCount' } },
            },
            confirming: {
              description: 'Asks whether the guest is still there; any input confirms it.',
              on: { 'guest.acted': { target: 'waiting' } },
              after: {
                second: [
                  { guard: 'isLastSecond', target: '#kioskIdle.on.wiping' },
                  { target: 'confirming', reenter: true, actions: 'countDown' },
                ],
              },
            },
          },
        },
        wiping: {
          description: 'Wiping the data of the last guest.',
          entry: 'clearScope',
          exit: 'countWipe',
          invoke: {
            id: 'wipeBrowser',
            src: 'wipeBrowser',
            onDone: { target: 'showcasing' },
            onError: { target: 'showcasing' },
          },
          after: { wipeTimeout: { target: 'showcasing' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof kioskIdleMachine>

/** Whether the device has guests instead of a user. */
export const isGuided = (snapshot: Snapshot): boolean => snapshot.hasTag('kiosk')
export const isShowcasing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ on: 'showcasing' }) || snapshot.matches({ on: 'wiping' })
export const slideOf = (snapshot: Snapshot): number => snapshot.context.slide
export const wipesOf = (snapshot: Snapshot): number => snapshot.context.wipes
export const handOffOf = (snapshot: Snapshot): HandOff | null => snapshot.context.handOff
/** Seconds until the wipe; null if the guest is not being asked. */
export const secondsLeft = (snapshot: Snapshot): number | null =>
  snapshot.matches({ on: { inUse: 'confirming' } }) ? snapshot.context.left : null
