import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { mutations } from '@machines/kernel/mutation/state'
import { createBulkPage } from '@machines/operate/bulkPage/machine'
import { bulkMachine, type Change, type Row } from './bulk.laws'

const bulkPageMachine = createBulkPage<{ q: string }, Row, { name: string }, Change>(
  ({ name }) => name !== '',
  () => null,
)
const settled = (count: number) =>
  snapshotOf(bulkMachine, 'choosing', {
    keyPrefix: 'key',
    chosen: [],
    rows: [],
    change: null,
    outcome: null,
    wasUndone: false,
    settled: count,
    mutation: mutations.initial,
  })

/** docs/behaviour.md#lists-of-the-console. */
const bulkPageLaws: Laws<typeof bulkPageMachine> = {
  'the list is read again after each change of several rows, and when it is outdated': (step) => {
    // A list that has crashed is reported instead.
    if (!isCalling(step.after, 'collection')) return true
    const isReread = step.sent.some(
      ({ src, event }) => src === 'collection' && event.type === 'list.invalidated',
    )
    const isDue =
      (step.before?.context.settled ?? 0) < step.after.context.settled ||
      step.event?.type === 'list.invalidated'
    return isReread === isDue
  },
  'another query reaches the list, and forgets what was chosen': (step) => {
    if (step.event?.type !== 'query.changed') return true
    const sentTo = (part: string) =>
      !isCalling(step.after, part) || step.sent.some(({ src }) => src === part)
    return sentTo('collection') && sentTo('bulk')
  },
  'a confirmation of the operator reaches both parts': (step) => {
    if (step.event?.type !== 'operator.confirmed') return true
    return ['collection', 'bulk'].every(
      (part) => !isCalling(step.after, part) || step.sent.some(({ src }) => src === part),
    )
  },
}

describeMachine('bulkPage', bulkPageMachine, {
  inputs: [{ query: { q: '' }, keyPrefix: 'key' }],
  events: {
    'operator.confirmed': [],
    'query.changed': [{ query: { q: 'ada' } }],
    'list.invalidated': [],
  },
  actors: {
    collection: { error: [new Error('broken')] },
    bulk: { snapshot: [settled(0), settled(1)], error: [new Error('broken')] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: bulkPageLaws,
  contextKey: ({ settled: count }) => [count],
})
