import { type SnapshotFrom, setup } from 'xstate'
import { assigner, type EventsOf, type NoPayload, promiseActor } from '../typed'

/** A page in the full-screen frame. `href` is a web address, or a path of our own server. */
export type FramedPage = { href: string; title: string }

export type FrameEvent = EventsOf<{
  /** A utility, a survey, a document, an app: whatever is to be shown over everything. */
  'frame.opened': { page: FramedPage }
  'frame.closed': NoPayload
  'frame.retried': NoPayload
  /** The path is another one, and nobody is inside any more: the frame goes. */
  'location.left': NoPayload
  'session.ended': NoPayload
}>

type FrameContext = {
  /** Its `href` as it stands in the content; a `{token}` in it is not filled in. */
  page: FramedPage | null
  /** What the frame shows; null until it is known that there is something to show. */
  address: string | null
}

const update = assigner<FrameContext, FrameEvent>()
const nothing: FrameContext = { page: null, address: null }

/** The one owner of the full-screen frame. */
export const frameMachine = setup({
  types: {
    context: {} as FrameContext,
    events: {} as FrameEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Answers the address to show; rejects if the page cannot be framed or does not load. */
    loadPage: promiseActor<{ address: string }, { href: string }>('loadPage'),
  },
  actions: {
    keepPage: update<{ page: FramedPage }>((_, { page }) => ({ page, address: null })),
    keepAddress: update<{ address: string }>((_, { address }) => ({ address })),
    /** The address may hold a token. */
    forgetPage: update(() => nothing),
  },
  delays: { pageTimeout: 20_000 },
}).createMachine({
  id: 'frame',
  description: 'The full-screen frame: a page from elsewhere, or the word that it did not load.',
  context: nothing,
  initial: 'closed',
  on: {
    'frame.opened': {
      target: '.loadingPage',
      actions: { type: 'keepPage', params: ({ event }) => event },
    },
    'frame.closed': { target: '.closed' },
    'location.left': { target: '.closed' },
    'session.ended': { target: '.closed' },
  },
  states: {
    closed: { description: 'Nothing is framed.', entry: 'forgetPage' },
    loadingPage: {
      description: 'The page is asked for before the frame is.',
      tags: ['busy'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ href: context.page?.href ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepAddress', params: ({ event }) => event.output },
        },
        onError: { target: 'notLoaded' },
      },
      after: { pageTimeout: { target: 'notLoaded' } },
    },
    shown: { description: 'The frame shows the page.' },
    notLoaded: {
      description: 'Something went wrong; the page could not be loaded.',
      on: { 'frame.retried': { target: 'loadingPage' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof frameMachine>

/** The page that is framed, or asked for; null where none is. */
export const framedPage = (snapshot: Snapshot): FramedPage | null => snapshot.context.page
export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isNotLoaded = (snapshot: Snapshot): boolean => snapshot.matches('notLoaded')
export const addressShown = (snapshot: Snapshot): string | null =>
  snapshot.matches('shown') ? snapshot.context.address : null
