import { type SnapshotFrom, setup } from 'xstate'
import { assigner, type EventsOf, type NoPayload, promiseActor } from '../typed'

type LinkOutContext = {
  /** As it stands in the content; a `{token}` in it is not filled in. */
  href: string
  /** What the frame shows; null until it is known that there is something to show. */
  address: string | null
}

const update = assigner<LinkOutContext, LinkOutEvent>()
type LinkOutEvent = EventsOf<{ 'page.retried': NoPayload }>

/** Started with the frame and stopped with it: leaving the page closes it. */
export const linkOutMachine = setup({
  types: {
    context: {} as LinkOutContext,
    events: {} as LinkOutEvent,
    input: {} as { href: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers the address to show; rejects if the page cannot be framed or does not load. */
    loadPage: promiseActor<{ address: string }, { href: string }>('loadPage'),
  },
  actions: {
    keepAddress: update<{ address: string }>((_, { address }) => ({ address })),
  },
  delays: { pageTimeout: 20_000 },
}).createMachine({
  id: 'linkOut',
  description: 'The full-screen frame: a page from elsewhere, or the word that it did not load.',
  context: ({ input }) => ({ href: input.href, address: null }),
  initial: 'loadingPage',
  states: {
    loadingPage: {
      description: 'The page is asked for before the frame is.',
      tags: ['busy'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ href: context.href }),
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
      on: { 'page.retried': { target: 'loadingPage' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof linkOutMachine>

export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isNotLoaded = (snapshot: Snapshot): boolean => snapshot.matches('notLoaded')
export const addressShown = (snapshot: Snapshot): string | null =>
  snapshot.matches('shown') ? snapshot.context.address : null
