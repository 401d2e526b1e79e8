import type { AmenityCategory } from '@contract/directory'
import { createRequest } from '@machines/kernel/request/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, sendTo, setup } from 'xstate'

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
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
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
    'list.retried': { actions: 'invalidateList' },
    'tab.chosen': { actions: withEvent('keepTab') },
    'page.returned': { actions: 'invalidateList' },
  },
})

type Snapshot = SnapshotFrom<typeof amenitiesMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const tabOf = (snapshot: Snapshot): string | null => snapshot.context.tab
