import type { ContentItem } from '@contract/content'
import type { DiscoverMode } from '@rules/content/discoverMode'
import { sendTo, setup } from 'xstate'
import { createRequest } from '../request/machine'
import { assigner, effectAction } from '../typed'
import { utilitiesMachine } from '../utilities/machine'
import type { HomeCategory } from './category'
import type { HomeEvent, Part, TabbedPart } from './events'

export type HomeInput = { buildingUuid: string; lang: string; mode: DiscoverMode }

type HomeContext = HomeInput & {
  /** The chosen category of each part; it is chosen still when one comes back. */
  tabs: Record<TabbedPart, string | null>
  /** The categories that are shown whole. */
  opened: string[]
}

const update = assigner<HomeContext, HomeEvent>()

export const homeMachine = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, input: {} as HomeInput },
  actors: {
    utilities: utilitiesMachine,
    promoted: createRequest<HomeInput, ContentItem[]>(),
    discover: createRequest<HomeInput, HomeCategory[]>(),
    spotlight: createRequest<HomeInput, HomeCategory[]>(),
  },
  actions: {
    retryPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.retried' }),
    refreshPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.refreshed' }),
    /** What is on show stays; what never came is asked for again. */
    renewPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.renewed' }),
    keepTab: update<{ part: TabbedPart; uuid: string }>(({ tabs }, { part, uuid }) => ({
      tabs: { ...tabs, [part]: uuid },
    })),
    keepOpened: update<{ uuid: string }>(({ opened }, { uuid }) => ({
      opened: [...opened.filter((other) => other !== uuid), uuid],
    })),
    renewUtilities: sendTo('utilities', { type: 'page.returned' }),
    /** A read never ends in an error of its own; if one does, it is a defect to hear of. */
    reportBroken: effectAction<{ part: Part | 'utilities' }>('reportBroken'),
    /** Analytics of the runtime. */
    trackImpression: effectAction('trackImpression'),
    trackContent: effectAction<{ contentType: string }>('trackContent'),
  },
}).createMachine({
  id: 'home',
  description: 'The home of one building in one language: its utilities and three reads.',
  context: ({ input }) => ({ ...input, tabs: { discover: null, spotlight: null }, opened: [] }),
  entry: 'trackImpression',
  invoke: [
    {
      id: 'utilities',
      src: 'utilities',
      input: ({ context: { buildingUuid, lang } }) => ({ buildingUuid, lang }),
      onError: { actions: { type: 'reportBroken', params: { part: 'utilities' } } },
    },
    {
      id: 'promoted',
      src: 'promoted',
      input: ({ context: { buildingUuid, lang, mode } }) => ({ of: { buildingUuid, lang, mode } }),
      onError: { actions: { type: 'reportBroken', params: { part: 'promoted' } } },
    },
    {
      id: 'discover',
      src: 'discover',
      input: ({ context: { buildingUuid, lang, mode } }) => ({ of: { buildingUuid, lang, mode } }),
      onError: { actions: { type: 'reportBroken', params: { part: 'discover' } } },
    },
    {
      id: 'spotlight',
      src: 'spotlight',
      input: ({ context: { buildingUuid, lang, mode } }) => ({ of: { buildingUuid, lang, mode } }),
      onError: { actions: { type: 'reportBroken', params: { part: 'spotlight' } } },
    },
  ],
  on: {
    'part.retried': { actions: { type: 'retryPart', params: ({ event }) => event } },
    'part.refreshed': { actions: { type: 'refreshPart', params: ({ event }) => event } },
    'tab.chosen': { actions: { type: 'keepTab', params: ({ event }) => event } },
    'category.opened': { actions: { type: 'keepOpened', params: ({ event }) => event } },
    'content.pressed': { actions: { type: 'trackContent', params: ({ event }) => event } },
    'page.returned': {
      actions: [
        'trackImpression',
        'renewUtilities',
        { type: 'renewPart', params: { part: 'promoted' } },
        { type: 'renewPart', params: { part: 'discover' } },
        { type: 'renewPart', params: { part: 'spotlight' } },
      ],
    },
  },
})
