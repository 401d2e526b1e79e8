import { both, either, running } from '@kit/conditions'
import { describeMachine } from '@kit/describeMachine'
import type { Laws, Moment } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { after, all, cites, iff, sends } from '@kit/vocabulary'
import { mutations } from '@machines/kernel/mutation/state'
import { createBulkPage } from '@machines/operate/bulkPage/machine'
import { crashLaws } from '../kernel/shared.laws'
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

type Step = Moment<typeof bulkPageMachine>

/** The change of several rows has received another reply. */
const hasSettled = both<typeof bulkPageMachine>(
  after('xstate.snapshot.bulk'),
  ({ before, event }: Step) => event?.snapshot.context.settled > (before?.context.settled ?? 0),
)

/** docs/behaviour.md#lists-of-the-console. */
const bulkPageLaws: Laws<typeof bulkPageMachine> = {
  'the list is read again after each change of several rows, and when it is outdated': all(
    sends('collection', 'list.invalidated').when(
      both(running('collection'), either(hasSettled, after('list.invalidated'))),
    ),
    iff(
      hasSettled,
      ({ before, after: now }: Step) =>
        before !== null && now.context.settled > before.context.settled,
    ),
  ),
  'another query reaches the list, and forgets what was chosen': cites(
    [
      'Search, filter, sorting and page are part of the address.',
      'Another search or filter forgets what was chosen.',
    ],
    all(
      sends('collection', 'query.changed').when(
        both(running('collection'), after('query.changed')),
      ),
      sends('bulk', 'rows.chosen').when(both(running('bulk'), after('query.changed'))),
    ),
  ),
  'a confirmation of the operator reaches both parts': all(
    ...['collection', 'bulk'].map((part) =>
      sends(part, 'operator.confirmed').when(both(running(part), after('operator.confirmed'))),
    ),
  ),
  ...crashLaws('collection', 'bulk'),
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
