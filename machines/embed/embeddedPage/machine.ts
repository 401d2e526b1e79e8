import type { MiniApp } from '@contract/apps'
import type { Where } from '@machines/kernel/actorNamed'
import { providedLogic } from '@machines/kernel/lazyLogic'
import { assigner, effectAction, promiseActor, withEvent } from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'
import type { bridgeMachine } from '../bridge/machine'
import { nativeHostActor } from '../nativeHost/machine'
import type { EmbeddedPage, EmbeddedPageEvent } from './events'

/** A page of another origin, with the mini-apps that are registered there. */
export type ForeignPage = { origin: string; apps: MiniApp[] }
export type LoadedPage = {
  address: string
  foreign: ForeignPage | null
  /** Our own server has responded with a PDF, which browsers do not show in a sandbox. */
  isDocument?: boolean
}

/** The id of the frame's element: only messages of its window get replies. */
export const frameElementId = 'framed-page'

type EmbeddedPageContext = {
  /** Its `href` as in the content; a `{token}` in it is not filled in. */
  page: EmbeddedPage | null
  /** The address of the frame; null until the page is loaded. */
  address: string | null
  /** The page whose messages may get replies; null for pages of our own, which run without an origin. */
  foreign: ForeignPage | null
  isDocument: boolean
}

const update = assigner<EmbeddedPageContext, EmbeddedPageEvent>()
const noPage: EmbeddedPageContext = { page: null, address: null, foreign: null, isDocument: false }

/** The only owner of the full-screen frame. */
export const embeddedPageMachine = setup({
  types: {
    context: {} as EmbeddedPageContext,
    events: {} as EmbeddedPageEvent,
    tags: {} as 'busy',
    children: {} as { loadPage: 'loadPage'; bridge: 'bridge' },
  },
  actors: {
    /** Resolves with the address to show; rejects if the page cannot be framed or does not load. */
    loadPage: promiseActor<LoadedPage, { href: string }>('loadPage'),
    /** Replies to the page's messages, if it is a registered mini-app. */
    bridge: providedLogic<typeof bridgeMachine>('bridge'),
  },
  actions: {
    setPage: update<{ page: EmbeddedPage }>((_, { page }) => ({ ...noPage, page })),
    setLoadedPage: update<LoadedPage>((_, { address, foreign, isDocument = false }) => ({
      address,
      foreign,
      isDocument,
    })),
    /** Removes the page from the frame; the page itself is retained, so that it can be opened again. */
    clearAddress: update(() => ({ address: null, foreign: null, isDocument: false })),
    /** The address may contain a token. */
    forgetPage: update(() => noPage),
    /** A native app may want to return to its own pages. */
    notifyHost: (where: Where) => nativeHostActor.send(where, { type: 'app.closed' }),
    /** A bridge ends in no error of its own; if it does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
  },
  guards: { isForeign: ({ context }) => context.foreign !== null },
  delays: { pageTimeout: 20_000 },
}).createMachine({
  id: 'embeddedPage',
  description: 'Shows an embedded page in the full-screen frame, or an error if it does not load.',
  context: noPage,
  initial: 'closed',
  on: {
    'embeddedPage.opened': {
      target: '.loadingPage',
      actions: withEvent('setPage'),
    },
    'embeddedPage.closed': { target: '.closed' },
    'location.left': { target: '.closed' },
    'session.ended': { target: '.closed' },
  },
  states: {
    closed: { description: 'No page is embedded.', entry: 'forgetPage' },
    loadingPage: {
      description: 'Loading the page, before the frame is created.',
      tags: ['busy'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ href: context.page?.href ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'setLoadedPage', params: ({ event }) => event.output },
        },
        onError: { target: 'notLoaded' },
      },
      after: { pageTimeout: { target: 'notLoaded' } },
    },
    shown: {
      description: 'The frame shows the page.',
      initial: 'routing',
      states: {
        routing: {
          description: 'Checks whether the page needs a bridge.',
          always: [{ guard: 'isForeign', target: 'bridged' }, { target: 'silent' }],
        },
        silent: { description: 'A page of this app; it needs no bridge.' },
        bridged: {
          description: 'A page of another origin; the bridge handles its messages.',
          invoke: {
            id: 'bridge',
            src: 'bridge',
            systemId: 'bridge',
            input: ({ context: { foreign } }) => foreign ?? { origin: '', apps: [] },
            // The app has closed itself.
            onDone: { target: '#embeddedPage.closed', actions: 'notifyHost' },
            onError: { target: 'silent', actions: 'reportBroken' },
          },
          on: { 'app.flooded': { target: '#embeddedPage.flooded', actions: 'clearAddress' } },
        },
      },
    },
    flooded: {
      description: 'The mini-app was closed because it exceeded its message budget.',
      on: { 'request.retried': { target: 'loadingPage' } },
    },
    notLoaded: {
      description: 'The page could not be loaded; the user may retry.',
      on: { 'request.retried': { target: 'loadingPage' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof embeddedPageMachine>

/** The framed or requested page; null if there is none. */
export const embeddedPage = (snapshot: Snapshot): EmbeddedPage | null => snapshot.context.page
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isNotLoaded = (snapshot: Snapshot): boolean => snapshot.matches('notLoaded')
/** The mini-app was closed, because it posted too many messages. */
export const isFlooded = (snapshot: Snapshot): boolean => snapshot.matches('flooded')
export const isDocumentShown = (snapshot: Snapshot): boolean =>
  snapshot.matches('shown') && snapshot.context.isDocument
/** The connection to the page; undefined if there is none. */
export const bridgeOf = ({ children }: Snapshot) => children.bridge
export const addressShown = (snapshot: Snapshot): string | null =>
  snapshot.matches('shown') ? snapshot.context.address : null
/** Whether the frame ends at another origin, even if a page of our own redirects there. */
export const isForeignShown = (snapshot: Snapshot): boolean =>
  snapshot.matches('shown') && snapshot.context.foreign !== null
