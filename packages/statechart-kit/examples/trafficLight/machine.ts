import { assign, setup } from 'xstate'

type Events = { type: 'button.pressed' } | { type: 'power.failed' } | { type: 'power.restored' }

/** A traffic light for cars, with a button for pedestrians: delays alone move it on. */
export const trafficLightMachine = setup({
  types: { context: {} as { isRequested: boolean }, events: {} as Events },
  actions: {
    request: assign({ isRequested: true }),
    clearRequest: assign({ isRequested: false }),
  },
  guards: { isRequested: ({ context }) => context.isRequested },
  delays: { minGreen: 20_000, maxGreen: 60_000, yellow: 3_000, red: 15_000 },
}).createMachine({
  id: 'trafficLight',
  description: 'A traffic light for cars, with a button for pedestrians.',
  initial: 'working',
  context: { isRequested: false },
  states: {
    working: {
      description: 'The light has power.',
      initial: 'red',
      on: {
        'power.failed': { target: 'failing' },
        'button.pressed': { actions: 'request' },
      },
      states: {
        red: {
          description: 'Cars stop, and pedestrians walk.',
          entry: 'clearRequest',
          after: { red: { target: 'green' } },
          on: { 'button.pressed': {} },
        },
        green: {
          description: 'Cars drive.',
          initial: 'fresh',
          after: { maxGreen: { target: 'yellow' } },
          states: {
            fresh: {
              description: 'Cars have just started, so pedestrians have to wait.',
              after: { minGreen: { target: 'flowing' } },
            },
            flowing: {
              description: 'Cars drive until a pedestrian wants to cross.',
              always: {
                guard: 'isRequested',
                target: '#trafficLight.working.yellow',
              },
            },
          },
        },
        yellow: {
          description: 'Cars prepare to stop.',
          after: { yellow: { target: 'red' } },
        },
      },
    },
    failing: {
      description: 'The light has no power; its yellow light flashes on a battery.',
      on: { 'power.restored': { target: 'working' } },
    },
  },
})
