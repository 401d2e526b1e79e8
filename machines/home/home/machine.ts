import type { ContentItem } from '@contract/content'
import { createRequest } from '@machines/kernel/request/machine'
import { assigner, effectAction, withEvent } from '@machines/kernel/typed'
import type { DiscoverMode } from '@rules/content/discoverMode'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
import { utilitiesMachine } from '../utilities/machine'
import type { HomeCategory } from './category'
import type { HomeEvent, Part, TabbedPart } from './events'

export type HomeInput = { buildingUuid: string; lang: string; mode: DiscoverMode }

type HomeContext = HomeInput & {
  /** The chosen category of each part; it is chosen still when one comes back. */
  tabs: Record<TabbedPart, string | null>
  /** The item that the promoted block shows; null until one is chosen, which is the first. */
  promoted: string | null
  /** The tags that discover is filtered by. */
  tags: string[]
  /** The categories that are shown whole. */
  opened: string[]
}

const update = assigner<HomeContext, HomeEvent>()

export const homeMachine = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, input: {} as HomeInput },
  actors: {
    utilities: utilitiesMachine,
    promoted: createRequest<HomeInput, ContentItem[]>(),
    tags: createRequest<HomeInput, string[]>(),
    discover: createRequest<HomeInput, HomeCategory[]>(),
    spotlight: createRequest<HomeInput, HomeCategory[]>(),
  },
  actions: {
    invalidatePart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.invalidated' }),
    keepTab: update<{ part: TabbedPart; uuid: string }>(({ tabs }, { part, uuid }) => ({
      tabs: { ...tabs, [part]: uuid },
    })),
    choosePromoted: update<{ uuid: string }>((_, { uuid }) => ({ promoted: uuid })),
    toggleTag: update<{ tag: string }>(({ tags }, { tag }) => ({
      tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag],
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
  description: 'The home of one building in one language: its utilities and four reads.',
  context: ({ input }) => ({
    ...input,
    tabs: { discover: null, spotlight: null },
    promoted: null,
    tags: [],
    opened: [],
  }),
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
      id: 'tags',
      src: 'tags',
      input: ({ context: { buildingUuid, lang, mode } }) => ({ of: { buildingUuid, lang, mode } }),
      onError: { actions: { type: 'reportBroken', params: { part: 'tags' } } },
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
    'part.retried': { actions: withEvent('invalidatePart') },
    'tab.chosen': { actions: withEvent('keepTab') },
    'promoted.chosen': { actions: withEvent('choosePromoted') },
    'tag.toggled': { actions: withEvent('toggleTag') },
    'category.opened': { actions: withEvent('keepOpened') },
    'content.pressed': { actions: withEvent('trackContent') },
    'page.returned': {
      actions: [
        'trackImpression',
        'renewUtilities',
        { type: 'invalidatePart', params: { part: 'promoted' } },
        { type: 'invalidatePart', params: { part: 'tags' } },
        { type: 'invalidatePart', params: { part: 'discover' } },
        { type: 'invalidatePart', params: { part: 'spotlight' } },
      ],
    },
  },
})

export type HomeActor = ActorRefFrom<typeof homeMachine>
