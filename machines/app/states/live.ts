import { appSetup } from '../setup'

/** What keeps the pages of somebody who is inside up to date. */
export const live = appSetup.createStateConfig({
  description: 'What keeps the pages of a visit up to date.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody is inside.',
      always: { guard: 'isInside', target: 'listening' },
    },
    listening: {
      description: 'What may be old is read anew, such as after the network has been away.',
      always: { guard: 'isOutside', target: 'idle' },
      invoke: {
        id: 'live',
        src: 'watchNews',
        onError: { target: 'deaf' },
      },
      on: { 'news.received': { actions: 'refreshPages' } },
    },
    deaf: {
      description: 'There is no news; whoever comes back to a page reads it anew all the same.',
      always: { guard: 'isOutside', target: 'idle' },
    },
  },
})
