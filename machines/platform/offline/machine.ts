import type { Where } from '@machines/kernel/actorNamed'
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
import { pagesActor } from '../pages/events'
import { isSameScope, type OfflineScope } from '../pages/scope'

export type OfflineEvent = EventsOf<{
  'network.lost': NoPayload
  'network.restored': NoPayload
  /** The user's scope; null when signed out, or when nothing of the user may be stored. */
  'scope.changed': { scope: OfflineScope | null }
  'session.ended': NoPayload
}>

export type ConnectionEvent = Extract<OfflineEvent, { type: `network.${string}` }>

export type OfflineInput = {
  /** The browser reported at the start that there is no network. */
  isOffline: boolean
  /** When the first page was cached; null if it came from the server. */
  cachedAt: string | null
}

type OfflineContext = OfflineInput & { scope: OfflineScope | null }

const update = assigner<OfflineContext, OfflineEvent>()

/**
 * Whether there is a network, and the device's cache for offline use: the last version of home, and the code that shows
 * passes.
 */
export const offlineMachine = setup({
  types: {
    context: {} as OfflineContext,
    events: {} as OfflineEvent,
    input: {} as OfflineInput,
  },
  actors: {
    /** Emits the browser's reports about the network. */
    watchConnection: listenerActor<ConnectionEvent>('watchConnection'),
    /** Rejects if there is no response. */
    checkServer: promiseActor<void>('checkServer'),
    /** Caches home and its dependencies, or only the code; the earlier cache stays until everything has been loaded. */
    cacheForOffline: promiseActor<void, { scope: OfflineScope | null }>('cacheForOffline'),
  },
  actions: {
    setScope: update<{ scope: OfflineScope | null }>((_, { scope }) => ({ scope })),
    clearScope: update(() => ({ scope: null })),
    /** The visible page is current again. */
    forgetAge: update(() => ({ cachedAt: null })),
    refreshPages: (where: Where) => pagesActor.send(where, { type: 'pages.refreshed' }),
    /** Removes the user's data from this device. */
    clearOfflineCache: effectAction('clearOfflineCache'),
  },
  guards: {
    startsOffline: ({ context }) => context.isOffline || context.cachedAt !== null,
    isOld: ({ context }) => context.cachedAt !== null,
    isSameScope: ({ context }, { scope }: { scope: OfflineScope | null }) =>
      isSameScope(context.scope, scope),
    isNobody: (_, { scope }: { scope: OfflineScope | null }) => scope === null,
  },
  delays: {
    answerTimeout: 8000,
    retryPause: 15_000,
    /** The first screen has priority after a sign-in. */
    cachePause: 6000,
    cacheTimeout: 120_000,
    /** Home changes slowly, and each caching makes the server render a page. */
    cacheInterval: 900_000,
  },
}).createMachine({
  id: 'offline',
  description: 'Whether there is a network, and the cache for offline use.',
  context: ({ input }) => ({ ...input, scope: null }),
  invoke: {
    id: 'watchConnection',
    src: 'watchConnection',
    // Without it, only failed calls reveal that the network is missing.
    onError: {},
  },
  type: 'parallel',
  states: {
    network: {
      description: 'Whether the server can be reached.',
      initial: 'routing',
      states: {
        routing: {
          description: 'Decides by the page’s origin: the server or the cache.',
          always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }],
        },
        online: {
          description: 'No sign of a missing network.',
          on: { 'network.lost': { target: 'offline' } },
        },
        offline: {
          description: 'The visible page may be outdated, and states its age.',
          initial: 'checkingServer',
          on: {
            'network.lost': { target: '.waiting' },
            'network.restored': { target: '.checkingServer' },
          },
          states: {
            checkingServer: {
              description:
                'Checks whether the server can be reached, as the browser may be wrong about the network.',
              invoke: {
                id: 'checkServer',
                src: 'checkServer',
                onDone: [
                  {
                    guard: 'isOld',
                    target: '#offline.network.online',
                    actions: ['forgetAge', 'refreshPages'],
                  },
                  { target: '#offline.network.online' },
                ],
                onError: { target: 'waiting' },
              },
              after: { answerTimeout: { target: 'waiting' } },
            },
            waiting: {
              description: 'The server did not respond; it is checked again after a pause.',
              after: { retryPause: { target: 'checkingServer' } },
            },
          },
        },
      },
    },
    caching: {
      description: "Caches the scope's home page and the app shell.",
      initial: 'idle',
      on: {
        'session.ended': { target: '.idle', actions: ['clearScope', 'clearOfflineCache'] },
        'scope.changed': [
          { guard: withEvent('isSameScope') },
          {
            guard: withEvent('isNobody'),
            target: '.idle',
            actions: 'clearScope',
          },
          {
            target: '.waiting',
            actions: withEvent('setScope'),
          },
        ],
      },
      states: {
        idle: { description: 'No user is signed in whose pages may be cached.' },
        waiting: {
          description: 'A user has signed in; loading the page comes first.',
          after: { cachePause: { target: 'storing' } },
        },
        storing: {
          description: 'Reading home again and caching it with its dependencies.',
          invoke: {
            id: 'cacheForOffline',
            src: 'cacheForOffline',
            input: ({ context: { scope } }) => ({ scope }),
            onDone: { target: 'cached' },
            onError: { target: 'cached' },
          },
          after: { cacheTimeout: { target: 'cached' } },
        },
        cached: {
          description: 'The cached page is current, or the latest that could be read.',
          after: { cacheInterval: { target: 'storing' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof offlineMachine>

export const isCutOff = (snapshot: Snapshot): boolean => snapshot.matches({ network: 'offline' })
/** When the visible page was cached; null if it came from the server. */
export const cachedAtOf = (snapshot: Snapshot): string | null => snapshot.context.cachedAt
