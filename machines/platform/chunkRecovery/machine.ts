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

export type ChunkRecoveryEvent = EventsOf<{
  /** The code of a page could not be loaded. */
  'page.missed': { path: string }
  /** The current location. */
  'location.changed': { path: string }
  'network.restored': NoPayload
  'request.retried': NoPayload
}>

export type ChunkRecoveryInput = {
  /** The path for which this tab has reloaded the document; null if it has not. */
  reloadedPath: string | null
}

type ChunkRecoveryContext = ChunkRecoveryInput & {
  path: string
  /** The path whose page was loaded again. */
  retriedPath: string | null
}

const update = assigner<ChunkRecoveryContext, ChunkRecoveryEvent>()

export const chunkRecoveryMachine = setup({
  types: {
    context: {} as ChunkRecoveryContext,
    events: {} as ChunkRecoveryEvent,
    input: {} as ChunkRecoveryInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Rejects if there is no response. */
    checkServer: promiseActor<void>('checkServer'),
    watchNetwork: listenerActor<ChunkRecoveryEvent>('watchNetwork'),
  },
  actions: {
    setPath: update<{ path: string }>((_, { path }) => ({ path })),
    setRetriedPath: update(({ path }) => ({ retriedPath: path })),
    forgetRetry: update(() => ({ retriedPath: null })),
    setReloadedPath: update(({ path }) => ({ reloadedPath: path })),
    /** Makes the router load the page again. */
    retryPage: effectAction('retryPage'),
    /** A newer release has other code: reloads the document, once for this path. */
    reloadPage: effectAction<{ path: string }>('reloadPage'),
  },
  guards: {
    isUntried: ({ context }) => context.retriedPath !== context.path,
    isElsewhere: ({ context }, { path }: { path: string }) => context.path !== path,
    isNotReloaded: ({ context }) => context.reloadedPath !== context.path,
  },
  delays: { answerTimeout: 8000, retryPause: 5000, pageTimeout: 20_000 },
}).createMachine({
  id: 'chunkRecovery',
  description:
    'Recovers a page whose code could not be loaded: retries it, then reloads the app once.',
  context: ({ input }) => ({ ...input, path: '', retriedPath: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No page is missing.',
      entry: 'forgetRetry',
      on: {
        'page.missed': {
          target: 'missing',
          actions: withEvent('setPath'),
        },
      },
    },
    missing: {
      description: 'The code of a page is missing; the page shows the current attempt.',
      invoke: {
        id: 'watchNetwork',
        src: 'watchNetwork',
        // Without the listener, `retryPause` starts the next attempt.
        onError: {},
      },
      on: {
        'location.changed': {
          guard: withEvent('isElsewhere'),
          target: 'idle',
        },
        // The view mounts again with every attempt.
        'page.missed': { actions: withEvent('setPath') },
      },
      initial: 'checkingServer',
      states: {
        checkingServer: {
          description: 'Checks whether the server can be reached.',
          tags: ['busy'],
          invoke: {
            id: 'checkServer',
            src: 'checkServer',
            onDone: { target: 'routing' },
            onError: { target: 'offline' },
          },
          after: { answerTimeout: { target: 'offline' } },
        },
        offline: {
          description: 'The server cannot be reached; it is checked again after a pause.',
          after: { retryPause: { target: 'checkingServer' } },
          on: {
            'network.restored': { target: 'checkingServer' },
            'request.retried': { target: 'checkingServer' },
          },
        },
        routing: {
          description:
            'The server can be reached: the page is loaded again first, then the app is reloaded once.',
          always: [
            { guard: 'isUntried', target: 'retrying' },
            { guard: 'isNotReloaded', target: 'reloading' },
            { target: 'failed' },
          ],
        },
        retrying: {
          description: 'The router is loading the page again.',
          tags: ['busy'],
          entry: ['setRetriedPath', 'retryPage'],
          after: { pageTimeout: { target: '#chunkRecovery.idle' } },
          on: {
            'page.missed': {
              target: 'routing',
              actions: withEvent('setPath'),
            },
          },
        },
        reloading: {
          description: 'A newer release has replaced the code: the app reloads.',
          tags: ['busy'],
          entry: [
            'setReloadedPath',
            { type: 'reloadPage', params: ({ context: { path } }) => ({ path }) },
          ],
          after: { pageTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'Neither retrying nor reloading helped; the user may retry.',
          on: { 'request.retried': { target: 'reloading' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof chunkRecoveryMachine>

export const isOffline = (snapshot: Snapshot): boolean => snapshot.matches({ missing: 'offline' })
export const isTrying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
