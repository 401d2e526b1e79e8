import { sendTo, setup } from 'xstate'
import type { DiscoverMode } from '../content/discoverMode'
import { requestMachine } from '../request/machine'
import { effectAction } from '../typed'
import { utilitiesMachine } from '../utilities/machine'
import type { HomeEvent, Part } from './events'

export type HomeInput = { buildingUuid: string; lang: string; mode: DiscoverMode }

export const homeMachine = setup({
  types: { context: {} as HomeInput, events: {} as HomeEvent, input: {} as HomeInput },
  actors: {
    utilities: utilitiesMachine,
    promoted: requestMachine,
    discover: requestMachine,
    spotlight: requestMachine,
  },
  actions: {
    retryPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.retried' }),
    refreshPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.refreshed' }),
    /** What is on show stays; what never came is asked for again. */
    renewPart: sendTo((_, { part }: { part: Part }) => part, { type: 'request.renewed' }),
    leaveUtilities: sendTo('utilities', { type: 'session.ended' }),
    /** A read never ends in an error of its own; if one does, it is a defect to hear of. */
    reportBroken: effectAction<{ part: Part | 'utilities' }>('reportBroken'),
    /** Analytics of the runtime. */
    trackImpression: effectAction('trackImpression'),
    trackContent: effectAction<{ contentType: string }>('trackContent'),
  },
}).createMachine({
  id: 'home',
  description: 'The home of one building in one language: its utilities and three reads.',
  context: ({ input }) => input,
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
    'part.refreshed': { actions: { type: 'refreshPart', params: ({ event }) => event } },
    'session.ended': { target: '.left', actions: 'leaveUtilities' },
  },
  states: {
    browsing: {
      description: 'What is there is shown, each part as soon as it has come.',
      on: {
        'home.returned': {
          actions: [
            'trackImpression',
            { type: 'renewPart', params: { part: 'promoted' } },
            { type: 'renewPart', params: { part: 'discover' } },
            { type: 'renewPart', params: { part: 'spotlight' } },
          ],
        },
        'content.pressed': { actions: { type: 'trackContent', params: ({ event }) => event } },
      },
    },
    left: { description: 'The session is over; nothing of the building is shown any more.' },
  },
})
