import type { AmenityCategory } from '@contract/directory'
import { type SnapshotFrom, sendTo, setup } from 'xstate'
import { createRequest } from '../request/machine'
import { assigner, type EventsOf, effectAction, type NoPayload } from '../typed'

export type AmenitiesInput = { buildingUuid: string; lang: string }

type AmenitiesEvent = EventsOf<{
  'list.retried': NoPayload
  /** A category was chosen; it is chosen still when one comes back. */
  'tab.chosen': { uuid: string }
  'page.returned': NoPayload
}>

type AmenitiesContext = AmenitiesInput & { tab: string | null }

const update = assigner<AmenitiesContext, AmenitiesEvent>()

export const amenitiesMachine = setup({
  types: {
    context: {} as AmenitiesContext,
    events: {} as AmenitiesEvent,
    input: {} as AmenitiesInput,
  },
  actors: { list: createRequest<AmenitiesInput, AmenityCategory[]>() },
  actions: {
    keepTab: update<{ uuid: string }>((_, { uuid }) => ({ tab: uuid })),
    retryList: sendTo('list', { type: 'request.retried' }),
    renewList: sendTo('list', { type: 'request.renewed' }),
    /** A read never ends in an error of its own; if one does, it is a defect to hear of. */
    reportBroken: effectAction('reportBroken'),
  },
}).createMachine({
  id: 'amenities',
  description: 'The amenities of one building in one language, by category.',
  context: ({ input }) => ({ ...input, tab: null }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid, lang } }) => ({ of: { buildingUuid, lang } }),
    onError: { actions: 'reportBroken' },
  },
  on: {
    'list.retried': { actions: 'retryList' },
    'tab.chosen': { actions: { type: 'keepTab', params: ({ event }) => event } },
    'page.returned': { actions: 'renewList' },
  },
})

type Snapshot = SnapshotFrom<typeof amenitiesMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const tabOf = (snapshot: Snapshot): string | null => snapshot.context.tab
