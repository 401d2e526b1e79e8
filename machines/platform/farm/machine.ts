import { assigner, effectAction, withEvent } from '@machines/kernel/typed'
import { type ActorRefFrom, setup } from 'xstate'
import { actors } from './actors'
import { chosenFarm, type FarmContext, type FarmInput, initialFarm } from './context'
import type { FarmEvent } from './events'

const update = assigner<FarmContext, FarmEvent>()

/** The server that a developer uses the app with. Changing it ends the session before the app calls another server. */
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
    // Entering an address selects it.
    setAddress: update<{ address: string }>((_, { address }) => ({
      address,
      choice: 'custom',
      isChecked: false,
      hasFailed: false,
    })),
    leaveAddress: update(({ address }) => ({ isAddressLeft: address !== '' })),
    showErrors: update(() => ({ isChecked: true })),
    showFailure: update(() => ({ hasFailed: true })),
    /** Only logged: an address can be entered without the list. */
    logListFailure: effectAction('logListFailure'),
    /** Another tab has changed the farm: this page still uses the previous one. */
    reloadPage: effectAction('reloadPage'),
  },
  guards: {
    isUnchanged: ({ context }) => {
      const chosen = chosenFarm(context)
      return chosen !== undefined && (chosen?.url ?? null) === (context.current?.url ?? null)
    },
    isChosen: ({ context }) => chosenFarm(context) !== undefined,
  },
  // Longer than an unconfirmed sign-out takes.
  delays: { listTimeout: 10_000, sessionTimeout: 10_000, switchTimeout: 10_000 },
}).createMachine({
  id: 'farm',
  description: 'The server that a developer uses the app with.',
  context: ({ input }) => initialFarm(input),
  invoke: {
    id: 'watchFarm',
    src: 'watchFarm',
    // Without it, the change of another tab is visible only after the next load.
    onError: {},
  },
  initial: 'closed',
  on: { 'farm.switched': { target: '.reloading', actions: 'reloadPage' } },
  states: {
    closed: {
      description: 'The bar shows the current server.',
      on: { 'selector.opened': { target: 'choosing', actions: 'clear' } },
    },
    choosing: {
      description: 'The user chooses a listed farm, an address or the own server.',
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
          description: 'Loading the list; the user can enter an address meanwhile.',
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
        listed: { description: 'The list is loaded, or could not be.' },
      },
    },
    endingSession: {
      description: 'Ending the session at the current server, before the app calls another one.',
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
      description: 'Storing the farm and reloading the page.',
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
      description: 'The page is about to reload.',
      tags: ['busy'],
      // Input on a page that is about to reload is ignored.
      on: { 'farm.switched': {} },
    },
  },
})

export type FarmActor = ActorRefFrom<typeof farmMachine>
