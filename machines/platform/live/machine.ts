import type { LiveMessage } from '@contract/live'
import { actorNamed, type Where } from '@machines/kernel/actorNamed'
import {
  assigner,
  type EventsOf,
  listenerActor,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import { pagesActor } from '../pages/events'

export type LiveEvent = EventsOf<{
  /** What the pages on show want to hear of. */
  'topics.changed': { topics: string[] }
  'session.ended': NoPayload
  /** What was missed since the last one comes first. */
  'stream.opened': NoPayload
  /** It is still there. */
  'stream.beat': NoPayload
  'stream.received': { message: LiveMessage }
  /** More was missed than the server remembers. */
  'stream.gapped': NoPayload
  /** It ended, or there is none to be had. */
  'stream.closed': NoPayload
  'network.restored': NoPayload
  /** Nobody looks at this page: another tab is in front, or the device sleeps. */
  'page.hidden': NoPayload
  'page.shown': NoPayload
}>

export const liveActor = actorNamed<LiveEvent>('live')

export type StreamEvent = Extract<LiveEvent, { type: `stream.${string}` }>
export type PresenceEvent = Extract<LiveEvent, { type: `page.${string}` | 'network.restored' }>

type LiveContext = {
  /** What the pages on show want to hear of. */
  topics: string[]
  /** What the stream is about: that, and what was wanted lately, so that going to and fro opens no other stream. */
  followed: string[]
  /** Tries since a stream was open. */
  tries: number
}

const update = assigner<LiveContext, LiveEvent>()
/** One stream may be about no more (`contract/live.ts`). */
const maxTopics = 20
const firstPauseMs = 1000
const maxTries = 3

/**
 * The one live connection of the app. It receives changes while the page is visible; without a stream, the shown data is
 * polled instead.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells of the network, and whether anybody looks. */
    watchPresence: listenerActor<PresenceEvent>('watchPresence'),
    followStream: listenerActor<StreamEvent, { topics: string[] }>('followStream'),
  },
  actions: {
    setTopics: update<{ topics: string[] }>((_, { topics }) => ({ topics })),
    followTopics: update<{ topics: string[] }>(({ followed }, { topics }) => ({
      topics,
      followed: [...new Set([...topics, ...followed])].slice(0, maxTopics),
    })),
    /** Perhaps one of the others is refused: only what is wanted now is tried again. */
    followWanted: update(({ topics }) => ({ followed: topics })),
    forgetTopics: update(() => ({ topics: [], followed: [], tries: 0 })),
    countTry: update(({ tries }) => ({ tries: tries + 1 })),
    forgetTries: update(() => ({ tries: 0 })),
    sendToPages: (where: Where, { message }: { message: LiveMessage }) =>
      pagesActor.send(where, { type: 'live.changed', message }),
    refreshPages: (where: Where) => pagesActor.send(where, { type: 'pages.refreshed' }),
  },
  guards: {
    hasTopics: ({ context }) => context.topics.length > 0,
    hasNoTopics: ({ context }) => context.topics.length === 0,
    areFollowed: ({ context }, { topics }: { topics: string[] }) =>
      topics.every((topic) => context.followed.includes(topic)),
    hasUsedMaxTries: ({ context }) => context.tries >= maxTries,
  },
  delays: {
    openTimeout: 20_000,
    /** Twice the time in which a stream says that it is still there, and a bit for the way. */
    silenceLimit: 45_000,
    /** Longer with each try, and not at the same moment for all who lost the same server. */
    retryPause: ({ context }) => firstPauseMs * 2 ** context.tries * (0.5 + Math.random()),
    pollPause: () => 15_000 + Math.random() * 10_000,
  },
}).createMachine({
  id: 'live',
  description: 'Hears of changes as they happen, by one connection for all that is on show.',
  context: { topics: [], followed: [], tries: 0 },
  invoke: {
    id: 'watchPresence',
    src: 'watchPresence',
    // Without it a stream is held open that nobody looks at.
    onError: {},
  },
  initial: 'idle',
  on: {
    'topics.changed': [
      {
        guard: withEvent('areFollowed'),
        actions: withEvent('setTopics'),
      },
      {
        target: '.connected',
        actions: [withEvent('followTopics'), 'forgetTries'],
      },
    ],
    'session.ended': { target: '.idle', actions: 'forgetTopics' },
    'network.restored': { target: '.routing', actions: ['refreshPages', 'forgetTries'] },
    'page.hidden': { target: '.hidden' },
  },
  states: {
    idle: { description: 'Nothing on show changes by itself.', entry: 'followWanted' },
    routing: {
      description: 'Looks whether there is anything to listen to.',
      always: [{ guard: 'hasTopics', target: 'connected' }, { target: 'idle' }],
    },
    connected: {
      description: 'A stream is open, or is being opened.',
      invoke: {
        id: 'stream',
        src: 'followStream',
        input: ({ context: { followed } }) => ({ topics: followed }),
        onError: { target: 'routingTry', actions: 'countTry' },
      },
      on: { 'stream.closed': { target: 'routingTry', actions: 'countTry' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'The server has not answered yet.',
          tags: ['busy'],
          on: {
            'stream.opened': { target: 'open', actions: 'forgetTries' },
          },
          after: { openTimeout: { target: '#live.routingTry', actions: 'countTry' } },
        },
        open: {
          description: 'Changes are heard as they happen.',
          on: {
            'stream.received': {
              target: 'open',
              reenter: true,
              actions: withEvent('sendToPages'),
            },
            'stream.gapped': { target: 'open', reenter: true, actions: 'refreshPages' },
            'stream.beat': { target: 'open', reenter: true },
          },
          after: { silenceLimit: { target: '#live.routingTry', actions: 'countTry' } },
        },
      },
    },
    routingTry: {
      description: 'Checks how many tries are left.',
      entry: 'followWanted',
      always: [
        { guard: 'hasNoTopics', target: 'idle' },
        { guard: 'hasUsedMaxTries', target: 'polling' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'The stream was lost; it is opened again after a pause.',
      after: { retryPause: { target: 'routing' } },
    },
    polling: {
      description:
        'No stream can be opened: the pages on show are refreshed periodically, and the stream is tried again.',
      after: { pollPause: { target: 'routing', actions: 'refreshPages' } },
    },
    hidden: {
      description:
        'The page is hidden, so no stream is open; the pages refresh when it is shown again.',
      on: {
        'page.shown': { target: 'routing' },
        'topics.changed': { actions: withEvent('followTopics') },
        'network.restored': {},
        'page.hidden': {},
      },
    },
  },
})
