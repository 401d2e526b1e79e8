import { type SnapshotFrom, setup } from 'xstate'
import { type EventsOf, effectAction, listenerActor, type NoPayload, promiseActor } from '../typed'

export type MissingPageEvent = EventsOf<{
  'network.restored': NoPayload
  'retry.pressed': NoPayload
}>

/** What was tried already for this very page, since views come and go with every try. */
export type MissingPageInput = { hasRetried: boolean; hasReloaded: boolean }

/** Started with the page that says that its code is missing, and stopped with it. */
export const missingPageMachine = setup({
  types: {
    context: {} as MissingPageInput,
    events: {} as MissingPageEvent,
    input: {} as MissingPageInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects where no answer comes. */
    askServer: promiseActor<void>('askServer'),
    watchNetwork: listenerActor<MissingPageEvent>('watchNetwork'),
  },
  actions: {
    /** The router loads the page anew; if it comes, the view and this machine are gone. */
    retryPage: effectAction('retryPage'),
    /** A newer release has other code: the whole page is loaded anew. */
    reloadPage: effectAction('reloadPage'),
  },
  guards: {
    isUntried: ({ context }) => !context.hasRetried,
    isNotReloaded: ({ context }) => !context.hasReloaded,
  },
  delays: { answerTimeout: 8000, retryPause: 5000, pageTimeout: 20_000 },
}).createMachine({
  id: 'missingPage',
  description: 'The code of a page could not be fetched: it comes by itself, or after one reload.',
  context: ({ input }) => input,
  invoke: {
    id: 'watchNetwork',
    src: 'watchNetwork',
    // Without it the next try comes a few seconds later.
    onError: {},
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'Is the server there at all?',
      tags: ['busy'],
      invoke: {
        id: 'askServer',
        src: 'askServer',
        onDone: { target: 'routing' },
        onError: { target: 'offline' },
      },
      after: { answerTimeout: { target: 'offline' } },
    },
    offline: {
      description: 'No network, or no server; it is asked again now and then.',
      after: { retryPause: { target: 'asking' } },
      on: { 'network.restored': { target: 'asking' }, 'retry.pressed': { target: 'asking' } },
    },
    routing: {
      description: 'The server is there: first the page is fetched again, then everything once.',
      always: [
        { guard: 'isUntried', target: 'retrying' },
        { guard: 'isNotReloaded', target: 'reloading' },
        { target: 'failed' },
      ],
    },
    retrying: {
      description: 'The page is fetched again.',
      tags: ['busy'],
      entry: 'retryPage',
      after: { pageTimeout: { target: 'failed' } },
    },
    reloading: {
      description: 'A newer release has taken the code away: everything is loaded anew.',
      tags: ['busy'],
      entry: 'reloadPage',
      after: { pageTimeout: { target: 'failed' } },
    },
    failed: {
      description: 'Neither helped; the visitor may try again.',
      on: { 'retry.pressed': { target: 'reloading' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof missingPageMachine>

export const isOffline = (snapshot: Snapshot): boolean => snapshot.matches('offline')
export const isTrying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
