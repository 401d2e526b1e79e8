import type { MachineOptions } from '../../src/machineTests'
import { checkoutLaws } from './laws'
import { type checkoutMachine, DeclinedCard, type Item } from './machine'

const apple: Item = { name: 'Apple', price: 50 }
const unavailable = new Error('The shop does not respond')

export const checkoutOptions: MachineOptions<typeof checkoutMachine> = {
  events: {
    'item.added': [{ item: apple }],
    'order.submitted': [],
    'payment.cancelled': [],
    'order.closed': [],
  },
  actors: {
    reserve: { done: [undefined], error: [unavailable] },
    charge: { done: ['A-1'], error: [new DeclinedCard('Declined'), unavailable] },
    release: { done: [undefined], error: [unavailable] },
  },
  contextKey: ({ items, orderNumber, problem }) => [
    Math.min(items.length, 2),
    orderNumber !== null,
    problem,
  ],
  laws: checkoutLaws,
}
