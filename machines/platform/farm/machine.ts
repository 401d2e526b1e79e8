import { assigner, effectAction, withEvent } from '@machines/kernel/typed'
import { type ActorRefFrom, setup } from 'xstate'
import { actors } from './actors'
import { chosenFarm, type FarmContext, type FarmInput, initialFarm } from './context'
import type { FarmEvent } from './events'

const update = assigner<FarmContext, FarmEvent>()

/** Which server a developer tries the app with. Changing it ends the session before anything is asked of another one. */
export const farmMachine = setup({
  types: {
    context: {} as FarmContext,
    events: {} as FarmEvent,
    input: {} as FarmInput,
    tags: {} as 'open' | 'busy',
  },
  actors,
  actions: {
    clear: update(({ current }) => ({ ...initialFarm({ current }) })),
    setFarms: update<{ farms: FarmContext['farms'] }>((_, { farms }) => ({ farms })),
    setChoice: update<{ choice: string }>((_, { choice }) => ({
      choice,
      isChecked: false,
      hasFailed: false,
    })),
    // Who types an address wants that one.
    setAddress: update<{ address: string }>((_, { address }) => ({
      address,
      choice: 'custom',
      isChecked: false,
      hasFailed: false,
    })),
    leaveAddress: update(({ address }) => ({ isAddressLeft: address !== '' })),
    showErrors: update(() => ({ isChecked: true })),
    showFailure: update(() => ({ hasFailed: true })),
    /** Only logged: an address can be typed all the same. */
    logListFailure: effectAction('logListFailure'),
    /** Another tab has changed the farm: this page speaks with the one before. */
    reloadPage: effectAction('reloadPage'),
  },
  guards: {
    isUnchanged: ({ context }) => {
      const chosen = chosenFarm(context)
      return chosen !== undefined && (chosen?.url ?? null) === (context.current?.url ?? null)
    },
    isChosen: ({ context }) => chosenFarm(context) !== undefined,
  },
  // Longer than a sign-out takes that no server confirms.
  delays: { listTimeout: 10_000, sessionTimeout: 10_000, switchTimeout: 10_000 },
}).createMachine({
  id: 'farm',
  description: 'Which server a developer tries the app with.',
  context: ({ input }) => initialFarm(input),
  invoke: {
    id: 'watchFarm',
    src: 'watchFarm',
    // Without it another tab's change shows with the next load.
    onError: {},
  },
  initial: 'closed',
  on: { 'farm.switched': { target: '.reloading', actions: 'reloadPage' } },
  states: {
    closed: {
      description: 'The bar says which server it is.',
      on: { 'selector.opened': { target: 'choosing', actions: 'clear' } },
    },
    choosing: {
      description: 'A listed farm, an address or the own server is chosen.',
      tags: ['open'],
      initial: 'loading',
      on: {
        'selector.closed': { target: 'closed' },
        'farm.picked': { actions: withEvent('setChoice') },
        'address.changed': { actions: withEvent('setAddress') },
        'address.left': { actions: 'leaveAddress' },
        'selector.submitted': [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'isChosen', target: 'endingSession' },
          { actions: 'showErrors' },
        ],
      },
      states: {
        loading: {
          description: 'The list is fetched; an address can be typed meanwhile.',
          invoke: {
            id: 'fetchFarms',
            src: 'fetchFarms',
            onDone: {
              target: 'listed',
              actions: { type: 'setFarms', params: ({ event }) => ({ farms: event.output }) },
            },
            onError: { target: 'listed', actions: 'logListFailure' },
          },
          after: { listTimeout: { target: 'listed', actions: 'logListFailure' } },
        },
        listed: { description: 'The list is there, as far as there is one.' },
      },
    },
    endingSession: {
      description: 'The session ends at the server of now; no other one is asked before that.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'switching' },
        onError: { target: 'choosing.listed', actions: 'showFailure' },
      },
      after: { sessionTimeout: { target: 'choosing.listed', actions: 'showFailure' } },
    },
    switching: {
      description: 'Stores the farm and reloads the page with it.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'switchFarm',
        src: 'switchFarm',
        input: ({ context }) => ({ farm: chosenFarm(context) ?? null }),
        onDone: { target: 'reloading' },
        onError: { target: 'choosing.listed', actions: 'showFailure' },
      },
      after: { switchTimeout: { target: 'choosing.listed', actions: 'showFailure' } },
    },
    reloading: {
      description: 'The page is about to go.',
      tags: ['busy'],
      // Whatever is pressed now belongs to a page that is over.
      on: { 'farm.switched': {} },
    },
  },
})

export type FarmActor = ActorRefFrom<typeof farmMachine>
