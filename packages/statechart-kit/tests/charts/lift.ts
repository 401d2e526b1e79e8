import { assign, fromPromise, setup } from 'xstate'

const actors = {
  move: fromPromise<string>(() => {
    throw new Error('move is not provided')
  }),
}

/** A lift, for systems under test: with a call, a delay, a state that is left at once, and an end. */
export const liftMachine = setup({
  types: {
    context: {} as { floor: string },
    events: {} as { type: 'floor.chosen'; floor: string } | { type: 'door.closed' },
  },
  actors,
  delays: { moveTimeout: 5000 },
  guards: { isChosen: ({ context }) => context.floor !== '' },
}).createMachine({
  id: 'lift',
  context: { floor: '' },
  initial: 'arriving',
  states: {
    arriving: { always: { target: 'open' } },
    open: {
      description: 'The doors are open.',
      on: {
        'floor.chosen': { actions: assign(({ event }) => ({ floor: event.floor })) },
        'door.closed': { guard: 'isChosen', target: 'moving' },
      },
    },
    moving: {
      description: 'The lift is on its way.',
      initial: 'fast',
      states: { fast: { description: 'It does not stop.' } },
      invoke: { id: 'move', src: 'move', onDone: 'left', onError: 'open' },
      after: { moveTimeout: 'stuck' },
    },
    stuck: { description: 'No one can leave.' },
    left: { type: 'final', description: 'Everyone has left.' },
  },
})
