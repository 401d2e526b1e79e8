import type { Company } from '@contract/companies'
import { createPagedRequest } from '@machines/kernel/pagedRequest/machine'
import { hasMoreRows, type PagedSnapshot } from '@machines/kernel/pagedRequest/selectors'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type DirectoryInput = {
  buildingUuid: string
  /** Only companies of these types; all if empty. */
  companyTypes: string[]
}

type DirectoryEvent = EventsOf<{
  'search.changed': { search: string }
  /** Requests the page that failed; loaded companies stay as they are. */
  'request.invalidated': NoPayload
}>

type DirectoryContext = DirectoryInput & { search: string }

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
  },
  actors: { list: createPagedRequest<DirectoryInput, Company>(({ uuid }) => uuid) },
  actions: {
    /** Does nothing while a page is being read, and when there is no other. */
    readNextPage: sendTo('list', { type: 'more.pressed' }),
    setSearch: update<{ search: string }>((_, { search }) => ({ search })),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    /** After a failure, the user requests the rest. */
    continues: (_, list: PagedSnapshot) =>
      list.value === 'fulfilled' && list.context.failure === null && hasMoreRows(list),
  },
}).createMachine({
  id: 'directory',
  description: 'The companies of a building, page by page, and a search in the loaded ones.',
  context: ({ input }) => ({ ...input, search: '' }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid, companyTypes } }) => ({
      of: { buildingUuid, companyTypes },
    }),
    onSnapshot: {
      guard: { type: 'continues', params: ({ event }) => event.snapshot },
      actions: 'readNextPage',
    },
    onError: { actions: 'reportBroken' },
  },
  on: {
    'search.changed': { actions: withEvent('setSearch') },
    'request.invalidated': { actions: 'readNextPage' },
  },
})

export type DirectoryActor = ActorRefFrom<typeof directoryMachine>
