import type { Body } from '@contract/endpoint'
import type { track } from '@contract/platform'
import { actorNamed, type Where } from '@machines/kernel/actorNamed'
import {
  assigner,
  type EventsOf,
  effectAction,
  listenerActor,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, sendTo, setup } from 'xstate'

export type ConsentChoice = 'granted' | 'refused'

/** What is worth measuring: something that somebody did or saw. */
export type Measured = Omit<Body<typeof track>, 'source'>

/** The choice was made or taken back in another tab of this browser. */
export type ConsentSourceEvent = EventsOf<{ 'choice.changed': { choice: ConsentChoice | null } }>
export type UseMeasured = EventsOf<{ 'use.measured': { measured: Measured } }>

type ConsentEvent =
  | ConsentSourceEvent
  | UseMeasured
  | EventsOf<{
      /** The first screen is there: a question would disturb nobody. */
      'question.due': NoPayload
      'consent.granted': NoPayload
      'consent.refused': NoPayload
      'consent.withdrawn': NoPayload
      'kiosk.started': NoPayload
      'kiosk.ended': NoPayload
    }>

export const consentActor = actorNamed<ConsentEvent>('consent')

/** Says that something worth measuring has happened. Whether it is measured, this chart decides. */
export const measure = (where: Where, measured: Measured): void =>
  consentActor.send(where, { type: 'use.measured', measured })

export type ConsentInput = {
  /** What was chosen in this browser before; null where nobody was asked. */
  choice: ConsentChoice | null
  /** Whether this deployment measures anything, and this is no native host, which asks for itself. */
  isAskable: boolean
}

type ConsentContext = ConsentInput & { isKiosk: boolean }

const update = assigner<ConsentContext, ConsentEvent>()

export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
  },
  actors: {
    watchChoice: listenerActor<ConsentSourceEvent>('watchChoice'),
    /** Counts, collects and sends, as long as it runs; what it added to the page goes with it. */
    measureUse: listenerActor<UseMeasured>('measureUse'),
  },
  actions: {
    setChoice: update<{ choice: ConsentChoice | null }>((_, { choice }) => ({ choice })),
    setIsKiosk: update<{ isKiosk: boolean }>((_, { isKiosk }) => ({ isKiosk })),
    storeChoice: effectAction<{ choice: ConsentChoice }>('storeChoice'),
    /** Deletes what was collected and not sent. */
    forgetUse: effectAction('forgetUse'),
    measure: sendTo('measureUse', ({ event }) => event),
  },
  guards: {
    isKiosk: ({ context }) => context.isKiosk,
    isUnavailable: ({ context }) => context.isKiosk || !context.isAskable,
    isGranted: ({ context }) => context.choice === 'granted',
    isRefused: ({ context }) => context.choice === 'refused',
    isOther: ({ context }, { choice }: { choice: ConsentChoice | null }) =>
      context.choice !== choice,
  },
}).createMachine({
  id: 'consent',
  description: 'Whether the use of the app may be measured. Nothing is, until somebody has agreed.',
  context: ({ input }) => ({ ...input, isKiosk: false }),
  invoke: {
    id: 'watchChoice',
    src: 'watchChoice',
    // Without it this tab goes by what was chosen here.
    onError: {},
  },
  on: {
    'kiosk.started': {
      target: '.unavailable',
      actions: { type: 'setIsKiosk', params: { isKiosk: true } },
    },
    'kiosk.ended': {
      guard: 'isKiosk',
      target: '.routing',
      actions: { type: 'setIsKiosk', params: { isKiosk: false } },
    },
    'choice.changed': {
      guard: withEvent('isOther'),
      target: '.routing',
      actions: withEvent('setChoice'),
    },
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Goes by what was chosen before.',
      always: [
        { guard: 'isUnavailable', target: 'unavailable' },
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'open' },
      ],
    },
    unavailable: {
      description: 'Nobody could agree: the guests of a kiosk are nobody’s to measure.',
    },
    open: {
      description: 'Nobody has chosen.',
      initial: 'unknown',
      on: {
        'consent.granted': { target: 'granted', actions: chosen('granted') },
        'consent.refused': { target: 'refused', actions: chosen('refused') },
      },
      states: {
        unknown: {
          description: 'Nobody is disturbed yet.',
          on: { 'question.due': { target: 'noticeOpen' } },
        },
        noticeOpen: { description: 'A notice asks, below the page.' },
      },
    },
    granted: {
      description: 'Somebody has agreed.',
      initial: 'measuring',
      on: { 'consent.withdrawn': { target: 'withdrawn', actions: chosen('refused') } },
      states: {
        measuring: {
          description: 'Use is measured.',
          invoke: { id: 'measureUse', src: 'measureUse', onError: { target: 'broken' } },
          on: { 'use.measured': { actions: 'measure' } },
        },
        broken: { description: 'Measuring failed; the next page load tries again.' },
      },
    },
    refused: {
      description: 'Nothing is measured; the settings offer to change that.',
      entry: 'forgetUse',
      on: { 'consent.granted': { target: 'granted', actions: chosen('granted') } },
    },
    withdrawn: {
      description: 'Nothing is measured any more, and what was not sent is deleted.',
      entry: 'forgetUse',
      on: { 'consent.granted': { target: 'granted', actions: chosen('granted') } },
    },
  },
})

function chosen(choice: ConsentChoice) {
  const params = { choice }
  return [{ type: 'setChoice', params } as const, { type: 'storeChoice', params } as const]
}

type Snapshot = SnapshotFrom<typeof consentMachine>

export const isConsentNoticeOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'noticeOpen' })
export const isConsentGranted = (snapshot: Snapshot): boolean => snapshot.matches('granted')
/** Whether there is anything to choose here. */
export const hasConsentChoice = (snapshot: Snapshot): boolean => !snapshot.matches('unavailable')
