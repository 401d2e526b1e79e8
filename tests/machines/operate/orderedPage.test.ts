import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'

import { mutations } from '@machines/kernel/mutation/state'
import { orderMachine } from '@machines/operate/order/machine'
import { createOrderedPage } from '@machines/operate/orderedPage/machine'
import { crashLaws } from '../kernel/shared.laws'

const orderedPageMachine = createOrderedPage<{ uuid: string }, { name: string }>(
  ({ name }) => name !== '',
)
const settled = (count: number) =>
  snapshotOf(orderMachine, 'idle', {
    id: 'one',
    keyPrefix: 'key',
    wanted: null,
    next: null,
    order: '',
    seenReads: 0,
    settled: count,
    mutation: mutations.initial,
  })

/** docs/behaviour.md#lists-of-the-console. */
const orderedPageLaws: Laws<typeof orderedPageMachine> = {
  'the list is read again whenever its stored order may have changed, and not otherwise': (
    step,
  ) => {
    // A list that has crashed is reported instead.
    if (!isCalling(step.after, 'collection')) return true
    const isReread = step.sent.some(({ event }) => event.type === 'list.invalidated')
    return isReread === (step.before?.context.settled ?? 0) < step.after.context.settled
  },
  'a confirmed password reaches the list, whose form or removal may wait for it': (step) =>
    !isCalling(step.after, 'collection') ||
    step.sent.some(({ event }) => event.type === 'operator.confirmed') ===
      (step.event?.type === 'operator.confirmed'),
  ...crashLaws('collection', 'order'),
}

describeMachine('orderedPage', orderedPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: {
    collection: { error: [new Error('broken')] },
    order: { snapshot: [settled(0), settled(1)], error: [new Error('broken')] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: orderedPageLaws,
  contextKey: ({ settled: count }) => [count],
})
