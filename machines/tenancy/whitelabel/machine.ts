import type { DomainTheme, Whitelabel } from '@contract/whitelabel'
import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

type WhitelabelEvent = EventsOf<{ 'request.retried': NoPayload }>

/** The white-label of this host and the theme beneath it. */
export type Branding = { whitelabel: Whitelabel; theme: DomainTheme }

type WhitelabelContext = { branding: Branding | null; failure: Failure | null }

const update = assigner<WhitelabelContext, WhitelabelEvent>()

export const whitelabelMachine = setup({
  types: {
    context: {} as WhitelabelContext,
    events: {} as WhitelabelEvent,
    /** The white-label in the HTML; null if another server delivers the app. */
    input: {} as { inlined: Branding | null },
  },
  actors: { fetchBranding: promiseActor<Branding>('fetchBranding') },
  actions: {
    setBranding: update<{ branding: Branding }>((_, { branding }) => ({ branding, failure: null })),
    ...failureActions(update),
  },
  guards: {
    isMissing: ({ context }) => context.branding === null,
    isPublicReady: ({ context }) => context.branding?.whitelabel.public_ready === true,
  },
  delays: {
    brandingTimeout: 15_000,
    /** A device in a lobby has no user who would press Retry. */
    retryPause: 30_000,
  },
}).createMachine({
  id: 'whitelabel',
  description: 'The brand of this host.',
  context: ({ input }) => ({ branding: input.inlined, failure: null }),
  initial: 'routing',
  states: {
    routing: {
      description: 'Decides by what the HTML contains.',
      always: [
        { guard: 'isMissing', target: 'loading' },
        { guard: 'isPublicReady', target: 'ready' },
        { target: 'notOpen' },
      ],
    },
    loading: {
      description: 'The HTML contained no white-label, so it is being requested.',
      invoke: {
        id: 'fetchBranding',
        src: 'fetchBranding',
        onDone: {
          target: 'routing',
          actions: { type: 'setBranding', params: ({ event }) => ({ branding: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      after: {
        brandingTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    ready: { description: 'The brand is known and open to the public.' },
    notOpen: { description: 'The brand is known but not open yet: nothing else is reachable.' },
    failed: {
      description:
        'The brand could not be determined; the app retries at intervals, and the user may retry.',
      after: { retryPause: { target: 'loading' } },
      on: { 'request.retried': { target: 'loading' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof whitelabelMachine>

export const isPublicReady = (snapshot: Snapshot): boolean => snapshot.matches('ready')
export const isNotOpen = (snapshot: Snapshot): boolean => snapshot.matches('notOpen')
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
export const brandingOf = (snapshot: Snapshot): Branding | null => snapshot.context.branding
