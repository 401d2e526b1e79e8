import type { Company } from '@contract/directory'
import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'

export type DirectoryInput = {
  buildingUuid: string
  /** Only companies of these types; all where none are named. */
  companyTypes: string[]
}

type DirectoryEvent = EventsOf<{
  'search.changed': { search: string }
  'directory.retried': NoPayload
  /** One has come back: what never came is asked for again. */
  'page.returned': NoPayload
}>

type DirectoryContext = DirectoryInput & {
  companies: Company[]
  /** Rows that were read: more than there are companies, if the list moved between two pages. */
  rows: number
  /** Of the whole directory; known with the first page. */
  total: number
  search: string
  failure: Failure | null
}

type Page = { companies: Company[]; total: number }

const update = assigner<DirectoryContext, DirectoryEvent>()

/**
 * The wire knows pages and no search, so a search in the list needs all of it. The first page shows at
 * once; the others follow while it is read, one after the other.
 */
export const directoryMachine = setup({
  types: {
    context: {} as DirectoryContext,
    events: {} as DirectoryEvent,
    input: {} as DirectoryInput,
    tags: {} as 'busy',
  },
  actors: {
    fetchPage: promiseActor<Page, DirectoryInput & { offset: number }>('fetchPage'),
  },
  actions: {
    appendPage: update<Page>(({ companies, rows }, page) => {
      const known = new Set(companies.map(({ uuid }) => uuid))
      return {
        companies: [...companies, ...page.companies.filter(({ uuid }) => !known.has(uuid))],
        rows: rows + page.companies.length,
        // A page without rows is the last one, whatever the total says.
        total: page.companies.length === 0 ? rows : page.total,
        failure: null,
      }
    }),
    setSearch: update<{ search: string }>((_, { search }) => ({ search })),
    ...failureActions(update),
  },
  guards: {
    isWhole: ({ context: { rows, total } }) => rows >= total,
  },
  delays: { pageTimeout: 20_000 },
}).createMachine({
  id: 'directory',
  description: 'The companies of a building, page by page, and a search in what has come.',
  context: ({ input }) => ({
    ...input,
    companies: [],
    rows: 0,
    total: 0,
    search: '',
    failure: null,
  }),
  initial: 'loadingFirstPage',
  on: {
    'search.changed': { actions: withEvent('setSearch') },
  },
  states: {
    loadingFirstPage: {
      description: 'Nothing to show yet.',
      tags: ['busy'],
      invoke: {
        id: 'fetchFirstPage',
        src: 'fetchPage',
        input: ({ context: { buildingUuid, companyTypes } }) => ({
          buildingUuid,
          companyTypes,
          offset: 0,
        }),
        onDone: {
          target: 'routingPage',
          actions: { type: 'appendPage', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      after: {
        pageTimeout: {
          target: 'failed',
          actions: 'setTimeoutFailure',
        },
      },
    },
    routingPage: {
      description: 'Looks whether there is more.',
      always: [{ guard: 'isWhole', target: 'whole' }, { target: 'loadingNextPage' }],
    },
    loadingNextPage: {
      description: 'What has come is shown; the next page is under way.',
      tags: ['busy'],
      invoke: {
        id: 'fetchNextPage',
        src: 'fetchPage',
        input: ({ context: { buildingUuid, companyTypes, rows } }) => ({
          buildingUuid,
          companyTypes,
          offset: rows,
        }),
        onDone: {
          target: 'routingPage',
          actions: { type: 'appendPage', params: ({ event }) => event.output },
        },
        onError: {
          target: 'stalled',
          actions: 'setFailure',
        },
      },
      after: {
        pageTimeout: {
          target: 'stalled',
          actions: 'setTimeoutFailure',
        },
      },
    },
    whole: { description: 'The whole directory is there.' },
    stalled: {
      description: 'A part is there; the rest did not come and can be asked for again.',
      on: {
        'directory.retried': { target: 'loadingNextPage' },
        'page.returned': { target: 'loadingNextPage' },
      },
    },
    failed: {
      description: 'Nothing came.',
      on: {
        'directory.retried': { target: 'loadingFirstPage' },
        'page.returned': { target: 'loadingFirstPage' },
      },
    },
  },
})
