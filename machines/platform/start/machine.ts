import {
  type EventsOf,
  effectAction,
  listenerActor,
  type NoPayload,
  promiseActor,
} from '@machines/kernel/typed'
import { setup } from 'xstate'

/** Machines and router agree on the current page. */
export type PageAgreed = EventsOf<{ 'page.agreed': NoPayload }>

type StartEvent =
  | PageAgreed
  | EventsOf<{
      /** The root machine has ended in an error. */
      'app.ended': NoPayload
    }>

export type StartInput = {
  /** Whether the server has rendered the page for this user. */
  isRendered: boolean
}

const drawing = ['syncAddress', 'draw'] as const

export const startMachine = setup({
  types: { context: {} as StartInput, events: {} as StartEvent, input: {} as StartInput },
  actors: {
    /** Resolves once brand and session are known. */
    awaitApp: promiseActor<void>('awaitApp'),
    /** Loads the messages and the code of the rendered page. The router loads meanwhile. */
    fetchCode: promiseActor<void>('fetchCode'),
    /** Resolves once the router has loaded the first page. It is loaded once, however often this is called. */
    loadPlace: promiseActor<void>('loadPlace'),
    watchAgreement: listenerActor<PageAgreed>('watchAgreement'),
    /** Resolves once React has hydrated all but what waits for the user. */
    awaitHydration: promiseActor<void>('awaitHydration'),
  },
  actions: {
    /** Starts to synchronize URL and machines. */
    syncAddress: effectAction('syncAddress'),
    /** Mounts the views on an empty element. */
    draw: effectAction('draw'),
    /** Starts to hydrate the views on the server's markup, and replays what the user did before. */
    hydrate: effectAction('hydrate'),
    /** From now on, responses that were not embedded in the page are delivered. */
    receive: effectAction('receive'),
    /** Passes on values that a browser has filled into fields while they were not hydrated. */
    replayTyping: effectAction('replayTyping'),
    /** From now on, the views handle all input. */
    finish: effectAction('finish'),
    showCrashScreen: effectAction('showCrashScreen'),
  },
  guards: { isRendered: ({ context }) => context.isRendered },
  delays: {
    /** The timeout for resources that may never arrive, such as deleted code. */
    openingLimit: 400,
    agreementLimit: 1000,
    hydrationLimit: 5000,
  },
}).createMachine({
  id: 'start',
  description:
    'Starts the app: a rendered page is hydrated once everything that it shows is available.',
  context: ({ input }) => input,
  initial: 'routing',
  on: { 'app.ended': { target: '.failed' } },
  states: {
    routing: {
      description: 'Decides by the server’s document.',
      always: [{ guard: 'isRendered', target: 'rendered' }, { target: 'opening' }],
    },
    opening: {
      description: 'No rendered page can stay: the views are mounted with whatever is available.',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        onDone: { target: 'mounted', actions: drawing },
        onError: { target: 'mounted', actions: drawing },
      },
      after: { openingLimit: { target: 'mounted', actions: drawing } },
    },
    rendered: {
      description: 'The rendered page stays until machines and router are in the same state.',
      initial: 'settling',
      states: {
        settling: {
          description: 'Brand and session are not known yet.',
          invoke: {
            id: 'awaitApp',
            src: 'awaitApp',
            onDone: { target: 'fetching' },
            onError: { target: '#start.opening' },
          },
          // The state of the server's render cannot be reached without further responses.
          after: { agreementLimit: { actions: 'receive' } },
        },
        fetching: {
          description: 'Loading the code of the page.',
          invoke: {
            id: 'fetchCode',
            src: 'fetchCode',
            onDone: { target: 'loading' },
            onError: { target: '#start.opening' },
          },
        },
        loading: {
          description: 'The router is loading the page.',
          invoke: {
            id: 'loadPlace',
            src: 'loadPlace',
            onDone: { target: 'agreeing', actions: 'syncAddress' },
            onError: { target: '#start.opening' },
          },
          after: { agreementLimit: { actions: 'receive' } },
        },
        agreeing: {
          description: 'The machines consume the responses that came with the page.',
          invoke: { id: 'watchAgreement', src: 'watchAgreement', onError: {} },
          on: { 'page.agreed': { target: '#start.hydrating', actions: 'hydrate' } },
          // The user has meanwhile navigated, or another tab has changed the state.
          after: { agreementLimit: { target: '#start.mounted', actions: 'draw' } },
        },
      },
    },
    hydrating: {
      description: 'React hydrates the page part by part, and handles what the user does.',
      invoke: {
        id: 'awaitHydration',
        src: 'awaitHydration',
        onDone: { target: 'mounted', actions: 'replayTyping' },
        onError: { target: 'mounted', actions: 'replayTyping' },
      },
      // A part whose code hangs stays as the server has rendered it.
      after: { hydrationLimit: { target: 'mounted', actions: 'replayTyping' } },
    },
    mounted: { description: 'The page handles all input.', entry: 'finish' },
    failed: {
      description: 'The app could not start; the crash screen is shown.',
      type: 'final',
      entry: 'showCrashScreen',
    },
  },
})
