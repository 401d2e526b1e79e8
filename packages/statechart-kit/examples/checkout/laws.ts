import { inputOf } from '../../src/calls'
import { both, did, done, failed, not, started, timedOut } from '../../src/conditions'
import type { Laws } from '../../src/laws'
import { after, all, during, leadsTo, never, only } from '../../src/vocabulary'
import { type checkoutMachine, DeclinedCard } from './machine'

const isRefusal = (error: unknown) => error instanceof DeclinedCard

export const checkoutLaws: Laws<typeof checkoutMachine> = {
  'an empty basket cannot be paid': during('paying').always(
    ({ after: now }) => now.context.items.length > 0,
  ),
  'a filled basket can': after('order.submitted')
    .from(both('filling', ({ before }) => before?.context.items.length > 0))
    .next('paying.reserving', started('reserve')),
  'the card is charged only for reserved items': only(started('charge')).after(done('reserve')),
  'reserved items are paid': after(done('reserve')).next('paying.charging'),
  'the card is charged what the items cost': during('paying.charging').always(({ after: now }) => {
    const { cents } = inputOf(now, 'charge') as { cents: number }
    return cents === now.context.items.reduce((sum, { price }) => sum + price, 0)
  }),
  'the reservation names the items': during('paying.reserving').always(({ after: now }) => {
    const { items } = inputOf(now, 'reserve') as { items: unknown }
    return items === now.context.items
  }),
  'items that were not reserved are not returned': after(failed('reserve')).next(
    'filling',
    ({ after: now }) => now.context.problem === 'unavailable',
  ),
  'only a charged card pays': only('paid').after(done('charge')),
  'an order has its number': after(done('charge')).next(
    'paid',
    ({ event, after: now }) => now.context.orderNumber === event?.output,
  ),
  'a purchase is counted once, when it is paid': all(
    only(did('trackPurchase')).after(done('charge')),
    after(done('charge')).next(
      (moment) => moment.did.filter(({ type }) => type === 'trackPurchase').length === 1,
    ),
  ),
  'a card that was not charged returns the items': after(failed('charge'), 'payment.cancelled')
    .from('paying')
    .next('releasing', started('release')),
  'a declined card is named': after(failed('charge')).next(
    ({ event, after: now }) =>
      now.context.problem === (isRefusal(event?.error) ? 'declined' : 'unavailable'),
  ),
  'a payment ends within ten seconds': during('paying')
    .eventually('paid', 'releasing', 'filling')
    .within(10_000),
  'a payment without response is a failure of the shop': after(timedOut('callTimeout'))
    .from('paying')
    .next('releasing', ({ after: now }) => now.context.problem === 'unavailable'),
  'the basket opens again within ten seconds': during('releasing')
    .eventually('filling')
    .within(10_000),
  'returned items open the basket again': after(done('release'), failed('release')).next('filling'),
  'a problem is shown until the next attempt': all(
    during('paying').never(({ after: now }) => now.context.problem !== null),
    only(({ before, after: now }) => before?.context.problem !== now.context.problem).after(
      'start',
      'order.submitted',
      failed('reserve'),
      failed('charge'),
      timedOut('callTimeout'),
    ),
  ),
  'no item is lost': never(
    ({ before, after: now }) => (before?.context.items.length ?? 0) > now.context.items.length,
  ),
  'an item is added to an open basket': after('item.added')
    .from('filling', 'releasing')
    .next(
      ({ before, event, after: now }) =>
        now.context.items.length === (before?.context.items.length ?? 0) + 1 &&
        now.context.items.at(-1) === event?.item,
    ),
  'a basket that is being paid does not change': after('item.added').from('paying').nothing(),
  'a paid order is closed by its customer': all(
    after('order.closed').from('paid').next('closed'),
    only('closed').after('order.closed'),
  ),
  'a payment ends': leadsTo('paying', not('paying')),
}
