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
import { isSameVisit, type KeptVisit } from '../pages/visit'

export type OfflineEvent = EventsOf<{
  'network.lost': NoPayload
  'network.restored': NoPayload
  /** The user's visit; null if nobody is signed in, or if nothing of the user may be stored. */
  'visit.changed': { visit: KeptVisit | null }
  'session.ended': NoPayload
}>

export type ConnectionEvent = Extract<OfflineEvent, { type: `network.${string}` }>

export type OfflineInput = {
  /** The browser said at the start that there is no network. */
  isOffline: boolean
  /** When the page that this visit began with was kept; null where it came from the server. */
  keptAt: string | null
}

type OfflineContext = OfflineInput & { visit: KeptVisit | null }

const update = assigner<OfflineContext, OfflineEvent>()

/**
 * Whether there is a network, and what this device keeps for the time when there is none: home as it was, and the code
 * by which a pass is shown.
 */
export const offlineMachine = setup({
  types: {
    context: {} as OfflineContext,
    events: {} as OfflineEvent,
    input: {} as OfflineInput,
  },
  actors: {
    /** Tells what the browser knows of the network. */
    watchConnection: listenerActor<ConnectionEvent>('watchConnection'),
    /** Rejects where no answer comes. */
    askServer: promiseActor<void>('askServer'),
    /** Keeps home and what it needs, or that alone; what was kept before stays until all has come. */
    keepVisit: promiseActor<void, { visit: KeptVisit | null }>('keepVisit'),
  },
  actions: {
    setVisit: update<{ visit: KeptVisit | null }>((_, { visit }) => ({ visit })),
    forgetVisitor: update(() => ({ visit: null })),
    /** What is on show is as the server has it again. */
    forgetAge: update(() => ({ keptAt: null })),
    refreshPages: (where: Where) => pagesActor.tell(where, { type: 'visit.refreshed' }),
    /** Nothing of the person is left on this device. */
    forgetKept: effectAction('forgetKept'),
  },
  guards: {
    startsOffline: ({ context }) => context.isOffline || context.keptAt !== null,
    isOld: ({ context }) => context.keptAt !== null,
    isSameVisit: ({ context }, { visit }: { visit: KeptVisit | null }) =>
      isSameVisit(context.visit, visit),
    isNobody: (_, { visit }: { visit: KeptVisit | null }) => visit === null,
  },
  delays: {
    answerTimeout: 8000,
    retryPause: 15_000,
    /** The first screen has priority after a sign-in. */
    keepPause: 6000,
    keepTimeout: 120_000,
    /** Home changes slowly, and to keep it costs the server a page. */
    keepInterval: 900_000,
  },
}).createMachine({
  id: 'offline',
  description: 'Whether there is a network, and what is kept for the time without it.',
  context: ({ input }) => ({ ...input, visit: null }),
  invoke: {
    id: 'watchConnection',
    src: 'watchConnection',
    // Without it the network is missed only where a call fails.
    onError: {},
  },
  type: 'parallel',
  states: {
    network: {
      description: 'Whether the server can be reached.',
      initial: 'routing',
      states: {
        routing: {
          description: 'The page itself tells whether it came from the server.',
          always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }],
        },
        online: {
          description: 'Nothing says that there is no network.',
          on: { 'network.lost': { target: 'offline' } },
        },
        offline: {
          description: 'What is on show may be old, and says so.',
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
                id: 'askServer',
                src: 'askServer',
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
              on: { 'network.restored': {} },
            },
            waiting: {
              description: 'The server did not respond; it is checked again after a pause.',
              after: { retryPause: { target: 'checkingServer' } },
            },
          },
        },
      },
    },
    keeping: {
      description: 'What this device keeps of the visit.',
      initial: 'idle',
      on: {
        'session.ended': { target: '.idle', actions: ['forgetVisitor', 'forgetKept'] },
        'visit.changed': [
          { guard: withEvent('isSameVisit') },
          {
            guard: withEvent('isNobody'),
            target: '.idle',
            actions: 'forgetVisitor',
          },
          {
            target: '.waiting',
            actions: withEvent('setVisit'),
          },
        ],
      },
      states: {
        idle: { description: 'No user is signed in whose pages may be cached.' },
        waiting: {
          description: 'Somebody has come in; the page comes first.',
          after: { keepPause: { target: 'storing' } },
        },
        storing: {
          description: 'Home is read once more, and kept with all that it needs.',
          invoke: {
            id: 'keepVisit',
            src: 'keepVisit',
            input: ({ context: { visit } }) => ({ visit }),
            onDone: { target: 'kept' },
            onError: { target: 'kept' },
          },
          after: { keepTimeout: { target: 'kept' } },
        },
        kept: {
          description: 'As it is now, or as it was when it could be read last.',
          after: { keepInterval: { target: 'storing' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof offlineMachine>

export const isCutOff = (snapshot: Snapshot): boolean => snapshot.matches({ network: 'offline' })
/** When what is on show was kept; null where it is as the server had it when it was read. */
export const keptAtOf = (snapshot: Snapshot): string | null => snapshot.context.keptAt
