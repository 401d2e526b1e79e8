import type { Company } from '@contract/companies'
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
  /** Only companies of these types; all if empty. */
  companyTypes: string[]
}

type DirectoryEvent = EventsOf<{
  'search.changed': { search: string }
  'directory.retried': NoPayload
  /** The user has returned: pages that failed are requested again. */
  'page.returned': NoPayload
}>

type DirectoryContext = DirectoryInput & {
  companies: Company[]
  /** The number of rows read: more than there are companies, if the list changed between two pages. */
  rows: number
  /** The length of the whole directory; known with the first page. */
  total: number
  search: string
  failure: Failure | null
}

type Page = { companies: Company[]; total: number }

const update = assigner<DirectoryContext, DirectoryEvent>()

/**
 * The API has pages but no search, so searching requires the whole list. The first page is shown immediately; the
 * others follow in the background, one after the other.
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
        // A page without rows is the last one, whatever the total is.
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
  description: 'The companies of a building, page by page, and a search in the loaded ones.',
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
      description: 'Loading the first page; nothing can be shown yet.',
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
      description: 'Checks whether there are more pages.',
      always: [{ guard: 'isWhole', target: 'whole' }, { target: 'loadingNextPage' }],
    },
    loadingNextPage: {
      description: 'The loaded companies are shown; the next page is loading.',
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
    whole: { description: 'The whole directory is loaded.' },
    stalled: {
      description: 'A part is loaded; the user may request the rest again.',
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
