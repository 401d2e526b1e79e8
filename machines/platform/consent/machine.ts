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

/** An event to measure: an action or an impression. */
export type Measured = Omit<Body<typeof track>, 'source'>

/** Another tab of this browser has stored or withdrawn the choice. */
export type ConsentSourceEvent = EventsOf<{ 'choice.changed': { choice: ConsentChoice | null } }>
export type UseMeasured = EventsOf<{ 'use.measured': { measured: Measured } }>

type ConsentEvent =
  | ConsentSourceEvent
  | UseMeasured
  | EventsOf<{
      /** The first page is shown, so the question does not interrupt loading. */
      'question.due': NoPayload
      'consent.granted': NoPayload
      'consent.refused': NoPayload
      'consent.withdrawn': NoPayload
      'kiosk.started': NoPayload
      'kiosk.ended': NoPayload
    }>

export const consentActor = actorNamed<ConsentEvent>('consent')

/** Reports an event to measure; this machine decides whether it is sent. */
export const measure = (where: Where, measured: Measured): void =>
  consentActor.send(where, { type: 'use.measured', measured })

export type ConsentInput = {
  /** The stored choice of this browser; null if the user has not chosen. */
  choice: ConsentChoice | null
  /** Whether this deployment measures usage, and this is not a native host, which asks for consent itself. */
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
    /** Counts, collects and sends while it runs; removes its scripts from the page when it stops. */
    measureUse: listenerActor<UseMeasured>('measureUse'),
  },
  actions: {
    setChoice: update<{ choice: ConsentChoice | null }>((_, { choice }) => ({ choice })),
    setIsKiosk: update<{ isKiosk: boolean }>((_, { isKiosk }) => ({ isKiosk })),
    storeChoice: effectAction<{ choice: ConsentChoice }>('storeChoice'),
    /** Deletes collected events that were not sent. */
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
  description: 'The consent to measure usage. Nothing is measured before the user agrees.',
  context: ({ input }) => ({ ...input, isKiosk: false }),
  invoke: {
    id: 'watchChoice',
    src: 'watchChoice',
    // Without it, this tab uses only its own choices.
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
      description: 'Decides by the stored choice.',
      always: [
        { guard: 'isUnavailable', target: 'unavailable' },
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'open' },
      ],
    },
    unavailable: {
      description: 'No consent can be given: the guests of a kiosk are not measured.',
    },
    open: {
      description: 'The user has not chosen yet.',
      initial: 'unknown',
      on: {
        'consent.granted': { target: 'granted', actions: chosen('granted') },
        'consent.refused': { target: 'refused', actions: chosen('refused') },
      },
      states: {
        unknown: {
          description: 'Waits, so that the question does not interrupt loading.',
          on: { 'question.due': { target: 'noticeOpen' } },
        },
        noticeOpen: { description: 'A notice below the page asks for consent.' },
      },
    },
    granted: {
      description: 'The user has agreed.',
      initial: 'measuring',
      on: { 'consent.withdrawn': { target: 'withdrawn', actions: chosen('refused') } },
      states: {
        measuring: {
          description: 'Usage is being measured.',
          invoke: { id: 'measureUse', src: 'measureUse', onError: { target: 'broken' } },
          on: { 'use.measured': { actions: 'measure' } },
        },
        broken: { description: 'Measuring failed; the next page load retries.' },
      },
    },
    refused: {
      description: 'Nothing is measured; the user can change that in the settings.',
      entry: 'forgetUse',
      on: { 'consent.granted': { target: 'granted', actions: chosen('granted') } },
    },
    withdrawn: {
      description: 'Measuring stops, and events that were not sent are deleted.',
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
/** Whether there is a choice to offer here. */
export const hasConsentChoice = (snapshot: Snapshot): boolean => !snapshot.matches('unavailable')
