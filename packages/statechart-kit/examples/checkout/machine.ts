import { assign, fromPromise, setup } from 'xstate'

export interface Item {
  readonly name: string
  /** In cents. */
  readonly price: number
}

interface Context {
  readonly items: readonly Item[]
  readonly orderNumber: string | null
  /** The message that the form shows. */
  readonly problem: 'declined' | 'unavailable' | null
}

type Events =
  | { type: 'item.added'; item: Item }
  | { type: 'order.submitted' }
  | { type: 'payment.cancelled' }
  | { type: 'order.closed' }

/** The card was refused; anything else is a failure of the shop. */
export class DeclinedCard extends Error {
  override readonly name = 'DeclinedCard'
}

const notProvided = (name: string) => () => {
  throw new Error(`${name} is not provided`)
}

/** A checkout: reserves the items, then charges the card. */
export const checkoutMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: {
    reserve: fromPromise<void, { items: readonly Item[] }>(notProvided('reserve')),
    charge: fromPromise<string, { cents: number }>(notProvided('charge')),
    release: fromPromise<void>(notProvided('release')),
  },
  actions: {
    addItem: assign({
      items: ({ context, event }) =>
        event.type === 'item.added' ? [...context.items, event.item] : context.items,
    }),
    setOrder: assign((_, orderNumber: string) => ({ orderNumber })),
    setDeclined: assign({ problem: 'declined' }),
    setUnavailable: assign({ problem: 'unavailable' }),
    clearProblem: assign({ problem: null }),
    trackPurchase: () => {},
  },
  guards: {
    hasItems: ({ context }) => context.items.length > 0,
    isDeclined: (_, { error }: { error: unknown }) => error instanceof DeclinedCard,
  },
  delays: { callTimeout: 10_000 },
}).createMachine({
  id: 'checkout',
  description: 'Sells the items in a basket.',
  initial: 'filling',
  context: { items: [], orderNumber: null, problem: null },
  states: {
    filling: {
      description: 'The customer fills the basket.',
      on: {
        'item.added': { actions: 'addItem' },
        'order.submitted': { guard: 'hasItems', target: 'paying' },
      },
    },
    paying: {
      description: 'The form is disabled.',
      entry: 'clearProblem',
      initial: 'reserving',
      on: { 'payment.cancelled': { target: 'releasing' } },
      after: { callTimeout: { target: 'releasing', actions: 'setUnavailable' } },
      states: {
        reserving: {
          description: 'Reserving the items.',
          invoke: {
            id: 'reserve',
            src: 'reserve',
            input: ({ context }) => ({ items: context.items }),
            onDone: { target: 'charging' },
            onError: { target: '#checkout.filling', actions: 'setUnavailable' },
          },
        },
        charging: {
          description: 'Charging the card.',
          invoke: {
            id: 'charge',
            src: 'charge',
            input: ({ context }) => ({
              cents: context.items.reduce((sum, { price }) => sum + price, 0),
            }),
            onDone: {
              target: '#checkout.paid',
              actions: { type: 'setOrder', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isDeclined', params: ({ event }) => ({ error: event.error }) },
                target: '#checkout.releasing',
                actions: 'setDeclined',
              },
              { target: '#checkout.releasing', actions: 'setUnavailable' },
            ],
          },
        },
      },
    },
    releasing: {
      description: 'Returning the reserved items to the shelf.',
      on: { 'item.added': { actions: 'addItem' } },
      after: { callTimeout: { target: 'filling' } },
      invoke: {
        id: 'release',
        src: 'release',
        onDone: { target: 'filling' },
        onError: { target: 'filling' },
      },
    },
    paid: {
      description: 'The page shows the number of the order.',
      entry: 'trackPurchase',
      on: { 'order.closed': { target: 'closed' } },
    },
    closed: { type: 'final', description: 'The page is closed.' },
  },
})
