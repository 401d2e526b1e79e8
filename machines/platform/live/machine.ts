import type { LiveMessage } from '@contract/live'
import { actorNamed, type Where } from '@machines/kernel/actorNamed'
import {
  assigner,
  type EventsOf,
  listenerActor,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { fractionOf } from '@rules/platform/fractionOf'
import { setup } from 'xstate'
import { pagesActor } from '../pages/events'

export type LiveEvent = EventsOf<{
  /** The topics that the open pages subscribe to. */
  'topics.changed': { topics: string[] }
  'session.ended': NoPayload
  /** The missed messages follow first. */
  'stream.opened': NoPayload
  /** The stream is still alive. */
  'stream.beat': NoPayload
  'stream.received': { message: LiveMessage }
  /** The server no longer has all missed messages. */
  'stream.gapped': NoPayload
  /** The stream ended, or could not be opened. */
  'stream.closed': NoPayload
  'network.restored': NoPayload
  /** The page is not visible: another tab is in front, or the device sleeps. */
  'page.hidden': NoPayload
  'page.shown': NoPayload
}>

export const liveActor = actorNamed<LiveEvent>('live')

export type StreamEvent = Extract<LiveEvent, { type: `stream.${string}` }>
export type PresenceEvent = Extract<LiveEvent, { type: `page.${string}` | 'network.restored' }>

type LiveInput = {
  /** Random for each page load: spreads the attempts of many clients over time. */
  seed: string
}

type LiveContext = LiveInput & {
  /** The topics that the open pages subscribe to. */
  topics: string[]
  /** The topics of the stream: the current ones and recent ones, so that going back and forth opens no other stream. */
  followed: string[]
  /** Failed attempts since a stream was last open. */
  tries: number
}

const update = assigner<LiveContext, LiveEvent>()
/** The maximum number of topics per stream (`contract/live.ts`). */
const maxTopics = 20
const firstPauseMs = 1000
const maxTries = 3

/**
 * The app's single live connection. It receives changes while the page is visible; without a stream, the shown data is
 * polled instead.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvent,
    input: {} as LiveInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Emits changes of the network and of the page's visibility. */
    watchPresence: listenerActor<PresenceEvent>('watchPresence'),
    followStream: listenerActor<StreamEvent, { topics: string[] }>('followStream'),
  },
  actions: {
    setTopics: update<{ topics: string[] }>((_, { topics }) => ({ topics })),
    followTopics: update<{ topics: string[] }>(({ followed }, { topics }) => ({
      topics,
      followed: [...new Set([...topics, ...followed])].slice(0, maxTopics),
    })),
    /** One of the recent topics may be refused: the next attempt uses only the current ones. */
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
    /** Twice the interval of the stream's heartbeat, with a margin for the network. */
    silenceLimit: 45_000,
    /** Increases with each attempt, and differs between clients, so that they do not reconnect simultaneously. */
    retryPause: ({ context: { seed, tries } }) =>
      firstPauseMs * 2 ** tries * (0.5 + fractionOf(seed + String(tries))),
    pollPause: ({ context: { seed } }) => 15_000 + fractionOf(seed) * 10_000,
  },
}).createMachine({
  id: 'live',
  description: 'Receives changes over one connection for all open pages.',
  context: ({ input: { seed } }) => ({ seed, topics: [], followed: [], tries: 0 }),
  invoke: {
    id: 'watchPresence',
    src: 'watchPresence',
    // Without it, the stream stays open while the page is hidden.
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
    idle: { description: 'None of the open pages has live topics.', entry: 'followWanted' },
    routing: {
      description: 'Checks whether there are topics to subscribe to.',
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
          description: 'The server has not responded yet.',
          tags: ['busy'],
          on: {
            'stream.opened': { target: 'open', actions: 'forgetTries' },
          },
          after: { openTimeout: { target: '#live.routingTry', actions: 'countTry' } },
        },
        open: {
          description: 'The stream is open and delivers changes.',
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
      description: 'Checks how many attempts are left.',
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
        'No stream can be opened: the open pages are refreshed periodically, and the stream is retried.',
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
