import { emit, setup } from 'xstate'

/** What the page shows may be outdated. */
type MinutePassed = { type: 'minute.passed' }

/** Lets a page read again what other desks may have changed, once a minute. */
export const tickerMachine = setup({
  types: { input: {} as object, emitted: {} as MinutePassed },
  actions: { reportMinute: emit({ type: 'minute.passed' }) },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'ticker',
  description: 'Reports each minute that has passed.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Waiting for the end of the minute.',
      after: { minute: { target: 'waiting', reenter: true, actions: 'reportMinute' } },
    },
  },
})

export type TickerMachine = typeof tickerMachine
