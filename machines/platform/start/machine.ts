import {
  type EventsOf,
  effectAction,
  listenerActor,
  type NoPayload,
  promiseActor,
} from '@machines/kernel/typed'
import { setup } from 'xstate'

/** The page on show is the one that machines and router stand for now. */
export type PageAgreed = EventsOf<{ 'page.agreed': NoPayload }>

type StartEvent =
  | PageAgreed
  | EventsOf<{
      /** The root machine has ended in an error. */
      'app.ended': NoPayload
    }>

export type StartInput = {
  /** Whether the server has rendered the page for this visitor. */
  isRendered: boolean
}

const drawing = ['syncAddress', 'draw'] as const

export const startMachine = setup({
  types: { context: {} as StartInput, events: {} as StartEvent, input: {} as StartInput },
  actors: {
    /** Resolves once brand and session are known. */
    awaitApp: promiseActor<void>('awaitApp'),
    /** Fetches the texts and the code of the rendered page. The router loads meanwhile. */
    fetchCode: promiseActor<void>('fetchCode'),
    /** Resolves once the router has loaded the first page. It is loaded once, however often this is asked. */
    loadPlace: promiseActor<void>('loadPlace'),
    watchAgreement: listenerActor<PageAgreed>('watchAgreement'),
  },
  actions: {
    /** From now on URL and machines are kept in step. */
    syncAddress: effectAction('syncAddress'),
    /** Mounts the views on an empty element. */
    draw: effectAction('draw'),
    /** Mounts the views on what the server has rendered. */
    hydrate: effectAction('hydrate'),
    /** From now on answers are heard that did not come with the page. */
    receive: effectAction('receive'),
    /** The views answer every press from now on. */
    finish: effectAction('finish'),
    showCrashScreen: effectAction('showCrashScreen'),
  },
  guards: { isRendered: ({ context }) => context.isRendered },
  delays: {
    /** Nobody waits longer than this for what may never come, such as code that is gone. */
    openingLimit: 400,
    agreementLimit: 1000,
  },
}).createMachine({
  id: 'start',
  description:
    'From the first script to a page that answers: a rendered page is hydrated once all stands behind it that it shows.',
  context: ({ input }) => input,
  initial: 'routing',
  on: { 'app.ended': { target: '.failed' } },
  states: {
    routing: {
      description: 'Goes by what the server has sent.',
      always: [{ guard: 'isRendered', target: 'rendered' }, { target: 'opening' }],
    },
    opening: {
      description: 'Nothing is on show that may stay: views are drawn, of whatever there is.',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        onDone: { target: 'mounted', actions: drawing },
        onError: { target: 'mounted', actions: drawing },
      },
      after: { openingLimit: { target: 'mounted', actions: drawing } },
    },
    rendered: {
      description: 'The rendered page stays until machines and router have come as far.',
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
          // It does not get as far as the server did without hearing more than that.
          after: { agreementLimit: { actions: 'receive' } },
        },
        fetching: {
          description: 'The code of the page is under way.',
          invoke: {
            id: 'fetchCode',
            src: 'fetchCode',
            onDone: { target: 'loading' },
            onError: { target: '#start.opening' },
          },
        },
        loading: {
          description: 'The router loads the page.',
          invoke: {
            id: 'loadPlace',
            src: 'loadPlace',
            onDone: { target: 'agreeing', actions: 'syncAddress' },
            onError: { target: '#start.opening' },
          },
          after: { agreementLimit: { actions: 'receive' } },
        },
        agreeing: {
          description: 'The machines use up the answers that came with the page.',
          invoke: { id: 'watchAgreement', src: 'watchAgreement', onError: {} },
          on: { 'page.agreed': { target: '#start.mounted', actions: 'hydrate' } },
          // Somebody has gone elsewhere meanwhile, or another tab has changed what there is to show.
          after: { agreementLimit: { target: '#start.mounted', actions: 'draw' } },
        },
      },
    },
    mounted: { description: 'The page answers every press.', entry: 'finish' },
    failed: {
      description: 'The app could not start; the crash screen is shown.',
      type: 'final',
      entry: 'showCrashScreen',
    },
  },
})
