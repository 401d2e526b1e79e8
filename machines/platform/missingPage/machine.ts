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

export type MissingPageEvent = EventsOf<{
  /** A page is to be shown whose code could not be fetched. */
  'page.missed': { path: string }
  /** This is where one is now. */
  'location.visited': { path: string }
  'network.restored': NoPayload
  'page.retried': NoPayload
}>

export type MissingPageInput = {
  /** The path for which this tab has loaded everything anew; null where it has not. */
  reloadedPath: string | null
}

type MissingPageContext = MissingPageInput & {
  path: string
  /** The path whose page was fetched once more. */
  retriedPath: string | null
}

const update = assigner<MissingPageContext, MissingPageEvent>()

export const missingPageMachine = setup({
  types: {
    context: {} as MissingPageContext,
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
    setPath: update<{ path: string }>((_, { path }) => ({ path })),
    setRetriedPath: update(({ path }) => ({ retriedPath: path })),
    forgetRetry: update(() => ({ retriedPath: null })),
    setReloadedPath: update(({ path }) => ({ reloadedPath: path })),
    /** The router loads the page once more. */
    retryPage: effectAction('retryPage'),
    /** A newer release has other code: everything is loaded anew, once for this path. */
    reloadPage: effectAction<{ path: string }>('reloadPage'),
  },
  guards: {
    isUntried: ({ context }) => context.retriedPath !== context.path,
    isElsewhere: ({ context }, { path }: { path: string }) => context.path !== path,
    isNotReloaded: ({ context }) => context.reloadedPath !== context.path,
  },
  delays: { answerTimeout: 8000, retryPause: 5000, pageTimeout: 20_000 },
}).createMachine({
  id: 'missingPage',
  description: 'The code of a page could not be fetched: it comes by itself, or after one reload.',
  context: ({ input }) => ({ ...input, path: '', retriedPath: null }),
  initial: 'quiet',
  states: {
    quiet: {
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
      description: 'The page says that it is on its way, and what is tried for it.',
      invoke: {
        id: 'watchNetwork',
        src: 'watchNetwork',
        // Without it the next try comes a few seconds later.
        onError: {},
      },
      on: {
        'location.visited': {
          guard: withEvent('isElsewhere'),
          target: 'quiet',
        },
        // The view comes and goes with every try.
        'page.missed': { actions: withEvent('setPath') },
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
          on: { 'network.restored': { target: 'asking' }, 'page.retried': { target: 'asking' } },
        },
        routing: {
          description:
            'The server is there: first the page is fetched again, then everything once.',
          always: [
            { guard: 'isUntried', target: 'retrying' },
            { guard: 'isNotReloaded', target: 'reloading' },
            { target: 'failed' },
          ],
        },
        retrying: {
          description: 'The page is fetched again; it comes, or is missed once more.',
          tags: ['busy'],
          entry: ['setRetriedPath', 'retryPage'],
          after: { pageTimeout: { target: '#missingPage.quiet' } },
          on: {
            'page.missed': {
              target: 'routing',
              actions: withEvent('setPath'),
            },
          },
        },
        reloading: {
          description: 'A newer release has taken the code away: everything is loaded anew.',
          tags: ['busy'],
          entry: [
            'setReloadedPath',
            { type: 'reloadPage', params: ({ context: { path } }) => ({ path }) },
          ],
          after: { pageTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'Neither retrying nor reloading helped; the user may retry.',
          on: { 'page.retried': { target: 'reloading' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof missingPageMachine>

export const isOffline = (snapshot: Snapshot): boolean => snapshot.matches({ missing: 'offline' })
export const isTrying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
