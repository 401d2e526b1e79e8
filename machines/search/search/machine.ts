import type { SearchGroup } from '@contract/search'
import { embeddedPageActor } from '@machines/embed/embeddedPage/events'
import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  effectAction,
  failureActions,
  listenerActor,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type SearchInput = { buildingUuid: string; lang: string }
export type SearchRequest = SearchInput & { query: string }
type Found = { groups: SearchGroup[] }

/** The stored recent searches, and every change of them. */
export type RecentsEvent = { type: 'recents.changed'; recents: string[] }

type SearchEvent =
  | RecentsEvent
  | EventsOf<{
      'query.changed': { query: string }
      /** Enter was pressed before the pause ended. */
      'search.submitted': NoPayload
      'request.retried': NoPayload
      /** A result was opened: its query is stored as a recent search. */
      'result.chosen': NoPayload
      'utility.pressed': { utility: VisibleUtility }
      'recents.cleared': NoPayload
      'dialog.closed': NoPayload
    }>

type SearchContext = SearchInput & {
  query: string
  /** Recent searches, latest first. */
  recents: string[]
  /** The last results and their query; they stay visible during the next search. */
  groups: SearchGroup[]
  foundBy: string | null
  failure: Failure | null
}

const update = assigner<SearchContext, SearchEvent>()
const meant = (query: string) => query.trim()

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as 'busy',
  },
  actors: {
    search: promiseActor<Found, SearchRequest>('search'),
    watchRecents: listenerActor<RecentsEvent>('watchRecents'),
  },
  actions: {
    setQuery: update<{ query: string }>((_, { query }) => ({ query })),
    setRecents: update<{ recents: string[] }>((_, { recents }) => ({ recents })),
    setFound: update<Found>(({ query }, { groups }) => ({
      groups,
      foundBy: meant(query),
      failure: null,
    })),
    forgetFound: update(() => ({ groups: [], foundBy: null, failure: null })),
    ...failureActions(update),
    /** Effects of the runtime. */
    rememberQuery: effectAction<{ query: string }>('rememberQuery'),
    forgetRecents: effectAction('forgetRecents'),
    reportBroken: effectAction('reportBroken'),
    openUtility: effectAction<{ utility: VisibleUtility }>('openUtility'),
    openFrame: sendTo(
      embeddedPageActor.of,
      (_, { utility: { target, text } }: { utility: VisibleUtility }) => ({
        type: 'embeddedPage.opened',
        page: { href: target.kind === 'frame' ? target.url : '', title: text },
      }),
    ),
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => meant(query) === '',
    /** Additional blanks do not make another query. */
    isFound: ({ context: { foundBy } }, { query }: { query: string }) => meant(query) === foundBy,
    isFramed: (_, { utility }: { utility: VisibleUtility }) => utility.target.kind === 'frame',
    /** Utilities that explain why they cannot be opened here do nothing else. */
    isExplained: (_, { utility }: { utility: VisibleUtility }) =>
      utility.target.kind === 'signInRequired' || utility.target.kind === 'mobileOnly',
  },
  delays: { typingPause: 180, searchTimeout: 10_000 },
}).createMachine({
  id: 'search',
  description: 'Searches the building while the user types.',
  context: ({ input }) => ({
    ...input,
    query: '',
    recents: [],
    groups: [],
    foundBy: null,
    failure: null,
  }),
  invoke: { id: 'recents', src: 'watchRecents', onError: { actions: 'reportBroken' } },
  initial: 'idle',
  on: {
    'recents.changed': { actions: withEvent('setRecents') },
    'recents.cleared': { actions: 'forgetRecents' },
    'query.changed': [
      {
        guard: withEvent('isBlank'),
        target: '.idle',
        actions: [withEvent('setQuery'), 'forgetFound'],
      },
      {
        guard: withEvent('isFound'),
        target: '.shown',
        actions: withEvent('setQuery'),
      },
      {
        target: '.typing',
        actions: withEvent('setQuery'),
      },
    ],
    'result.chosen': {
      actions: { type: 'rememberQuery', params: ({ context: { query } }) => ({ query }) },
    },
    'utility.pressed': [
      { guard: withEvent('isExplained') },
      {
        guard: withEvent('isFramed'),
        target: '.closed',
        actions: [
          { type: 'rememberQuery', params: ({ context: { query } }) => ({ query }) },
          withEvent('openFrame'),
        ],
      },
      {
        target: '.closed',
        actions: [
          { type: 'rememberQuery', params: ({ context: { query } }) => ({ query }) },
          withEvent('openUtility'),
        ],
      },
    ],
    'dialog.closed': { target: '.closed' },
  },
  states: {
    idle: { description: 'The field is empty; recent searches are offered.' },
    typing: {
      description: 'The user is typing; the search waits for a pause.',
      after: { typingPause: { target: 'searching' } },
      on: { 'search.submitted': { target: 'searching' } },
    },
    searching: {
      description: 'The server searches; further typing discards its response.',
      tags: ['busy'],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { buildingUuid, lang, query } }) => ({
          buildingUuid,
          lang,
          query: meant(query),
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'setFound', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: ['forgetFound', 'setFailure'] },
      },
      after: { searchTimeout: { target: 'failed', actions: ['forgetFound', 'setTimeoutFailure'] } },
    },
    shown: { description: 'Results are shown, or that there are none.' },
    failed: {
      description: 'The search failed; the user may retry.',
      on: {
        'request.retried': { target: 'searching' },
        'search.submitted': { target: 'searching' },
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
})

export type SearchActor = ActorRefFrom<typeof searchMachine>
