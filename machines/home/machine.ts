import { sendTo, setup } from 'xstate'
import { requestMachine } from '../request/machine'
import { assigner, effectAction } from '../typed'
import type { HomeEvent, Part } from './events'
import type { OfferedUtility } from './utilities'

/** Older: categories come with their contents. Newer: categories first, then each one's contents. */
export type DiscoverMode = 'older' | 'newer'

export type HomeInput = { buildingUuid: string; lang: string; mode: DiscoverMode }

type HomeContext = HomeInput & { explained: OfferedUtility | null }

const update = assigner<HomeContext, HomeEvent>()

export const homeMachine = setup({
  types: { context: {} as HomeContext, events: {} as HomeEvent, input: {} as HomeInput },
  actors: {
    utilities: requestMachine,
    promoted: requestMachine,
    discover: requestMachine,
    spotlight: requestMachine,
  },
  actions: {
    retryPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.retried' }),
    refreshUtilities: sendTo('utilities', { type: 'request.refreshed' }),
    refreshPromoted: sendTo('promoted', { type: 'request.refreshed' }),
    refreshDiscover: sendTo('discover', { type: 'request.refreshed' }),
    refreshSpotlight: sendTo('spotlight', { type: 'request.refreshed' }),
    keepExplained: update<{ utility: OfferedUtility }>((_, { utility }) => ({
      explained: utility,
    })),
    clearExplained: update(() => ({ explained: null })),
    /** A read never ends in an error of its own; if one does, it is a defect to hear of. */
    reportBroken: effectAction<{ part: Part }>('reportBroken'),
    /** Effects of the runtime: analytics, and leaving for another place. */
    trackImpression: effectAction('trackImpression'),
    trackUtility: effectAction<{ utility: OfferedUtility }>('trackUtility'),
    trackContent: effectAction<{ contentType: string }>('trackContent'),
    openUtility: effectAction<{ utility: OfferedUtility }>('openUtility'),
  },
  guards: {
    needsExplanation: (_, { utility }: { utility: OfferedUtility }) =>
      utility.target.kind === 'signInRequired' || utility.target.kind === 'mobileOnly',
  },
}).createMachine({
  id: 'home',
  description: 'The home of one building in one language: four reads and what can be opened.',
  context: ({ input }) => ({ ...input, explained: null }),
  entry: 'trackImpression',
  invoke: [
    {
      id: 'utilities',
      src: 'utilities',
      input: ({ context }) => ({ of: context }),
      onError: { actions: { type: 'reportBroken', params: { part: 'utilities' } } },
    },
    {
      id: 'promoted',
      src: 'promoted',
      input: ({ context }) => ({ of: context }),
      onError: { actions: { type: 'reportBroken', params: { part: 'promoted' } } },
    },
    {
      id: 'discover',
      src: 'discover',
      input: ({ context }) => ({ of: context }),
      onError: { actions: { type: 'reportBroken', params: { part: 'discover' } } },
    },
    {
      id: 'spotlight',
      src: 'spotlight',
      input: ({ context }) => ({ of: context }),
      onError: { actions: { type: 'reportBroken', params: { part: 'spotlight' } } },
    },
  ],
  initial: 'browsing',
  on: {
    'part.retried': { actions: { type: 'retryPart', params: ({ event }) => event } },
    'home.refreshed': {
      actions: ['refreshUtilities', 'refreshPromoted', 'refreshDiscover', 'refreshSpotlight'],
    },
    'session.ended': { target: '.left' },
  },
  states: {
    browsing: {
      description: 'What is there is shown, each part as soon as it has come.',
      on: {
        'content.pressed': { actions: { type: 'trackContent', params: ({ event }) => event } },
        'utility.pressed': [
          {
            guard: { type: 'needsExplanation', params: ({ event }) => event },
            target: 'explaining',
            actions: [
              { type: 'keepExplained', params: ({ event }) => event },
              { type: 'trackUtility', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'trackUtility', params: ({ event }) => event },
              { type: 'openUtility', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    explaining: {
      description: 'Says why a utility cannot be opened here.',
      on: { 'dialog.closed': { target: 'browsing', actions: 'clearExplained' } },
    },
    left: { description: 'The session is over; nothing of the building is shown any more.' },
  },
})
