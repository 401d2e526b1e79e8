import { assign, fromCallback, sendTo, setup } from 'xstate'
import { snapshotOf } from '../../src/snapshotOf'

/** A child: a door that opens and crashes once. */
export const doorMachine = setup({
  types: { context: {} as { uses: number }, events: {} as { type: 'door.opened' } },
}).createMachine({
  id: 'door',
  description: 'A door.',
  context: { uses: 0 },
  initial: 'closed',
  states: {
    closed: { description: 'Shut.', on: { 'door.opened': { target: 'open' } } },
    open: { description: 'Open.' },
    broken: { type: 'final', description: 'Out of order.' },
  },
})

type BuildingEvent =
  | { type: 'activity.noticed' }
  | { type: 'floor.chosen'; floor: number }
  | { type: 'door.requested' }
  | { type: 'noise.heard' }

/** Parallel regions, a child machine with onSnapshot, a callback, two delays, system ids. */
export const buildingMachine = setup({
  types: {
    context: {} as { floor: number; uses: number },
    events: {} as BuildingEvent,
  },
  actors: {
    door: doorMachine,
    watchSensors: fromCallback<{ type: 'sensors.tested' }>(() => {
      throw new Error('watchSensors is not provided')
    }),
  },
  guards: {
    isOpen: (_, { uses }: { uses: number }) => uses > 0,
    isUpstairs: ({ context }) => context.floor > 0,
  },
  actions: {
    rememberUses: assign({ uses: (_, { uses }: { uses: number }) => uses }),
    rememberFloor: assign({
      floor: ({ context, event }) => (event.type === 'floor.chosen' ? event.floor : context.floor),
    }),
    openDoor: sendTo('door', { type: 'door.opened' }),
    alertPorter: sendTo(({ system }) => system.get('porter'), { type: 'porter.alerted' }),
  },
  delays: { idleTimeout: 10_000, visitTimeout: 60_000 },
}).createMachine({
  id: 'building',
  description: 'A visitor in the building.',
  context: { floor: 0, uses: 0 },
  type: 'parallel',
  states: {
    visit: {
      description: 'How long the visitor stays.',
      initial: 'active',
      after: { visitTimeout: { target: '.over' } },
      on: { '*': { actions: 'alertPorter' } },
      states: {
        active: {
          description: 'Somebody is there.',
          after: { idleTimeout: { target: 'idle' } },
          on: { 'activity.noticed': { target: 'active', reenter: true } },
        },
        idle: {
          description: 'Nobody moves.',
          on: { 'activity.noticed': { target: 'active' } },
        },
        over: { description: 'The visit has lasted too long.' },
      },
    },
    entrance: {
      description: 'The door in front of the visitor.',
      initial: 'guarded',
      invoke: { id: 'watchSensors', src: 'watchSensors', onError: { target: '.unwatched' } },
      states: {
        guarded: {
          description: 'The door is watched.',
          invoke: {
            id: 'door',
            src: 'door',
            systemId: 'door',
            onSnapshot: [
              {
                guard: {
                  type: 'isOpen',
                  params: ({ event }) => ({ uses: event.snapshot.context.uses }),
                },
                target: 'passing',
                actions: {
                  type: 'rememberUses',
                  params: ({ event }) => ({ uses: event.snapshot.context.uses }),
                },
              },
              {},
            ],
            onDone: { target: 'unwatched' },
            onError: { target: 'unwatched' },
          },
          on: {
            'door.requested': { actions: 'openDoor' },
            'floor.chosen': { actions: 'rememberFloor', target: 'guarded', reenter: true },
          },
        },
        passing: {
          description: 'The visitor walks through.',
          always: { guard: 'isUpstairs', target: 'unwatched' },
          on: { 'door.requested': { target: 'guarded' } },
        },
        unwatched: { description: 'The door is out of order.', on: { 'noise.heard': {} } },
      },
    },
  },
})

/** All its possible events. */
export const buildingOptions = {
  events: {
    'activity.noticed': [],
    'floor.chosen': [{ floor: 2 }],
    'door.requested': [],
    'noise.heard': [],
  },
  actors: {
    watchSensors: { error: [new Error('unplugged')] },
    door: {
      done: [undefined],
      error: [new Error('broken')],
      snapshot: [
        snapshotOf(doorMachine, 'closed', { uses: 0 }),
        snapshotOf(doorMachine, 'open', { uses: 1 }),
      ],
    },
  },
  contextKey: ({ floor }: { floor: number }) => floor,
  system: ['porter'],
}
