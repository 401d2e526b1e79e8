import { both, running } from '@kit/conditions'
import { describeMachine } from '@kit/describeMachine'
import type { Laws, Moment } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { after, all, cites, iff, sends } from '@kit/vocabulary'
import { mutations } from '@machines/kernel/mutation/state'
import { createRecord } from '@machines/operate/record/machine'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { crashLaws } from '../kernel/shared.laws'
import { storedUploads, uploadsLaws } from './uploads.laws'

const recordPageMachine = createRecordPage<{ name: string }, boolean>(({ name }) => name !== '')
const toggle = createToggle<boolean>()
const record = createRecord<{ name: string }>(({ name }) => name !== '')
const applied = (count: number) =>
  snapshotOf(toggle, 'idle', {
    id: 'one',
    keyPrefix: 'key',
    change: null,
    made: null,
    reply: null,
    applied: count,
    mutation: mutations.initial,
  })

const page = { id: 'one', keyPrefix: 'key', mutation: mutations.initial }
const recordIn = (state: 'clean' | 'saving') =>
  snapshotOf(record, state, {
    ...page,
    known: null,
    edits: {},
    theirs: null,
    kept: {},
    wasSaved: false,
    wantsSave: false,
  })
type Step = Moment<typeof recordPageMachine>

/** Another change of the record has taken effect. */
const hasApplied = both<typeof recordPageMachine>(
  after('xstate.snapshot.toggle'),
  ({ before, event }: Step) => event?.snapshot.context.applied > (before?.context.applied ?? 0),
)

/** docs/behaviour.md#records-of-the-console. */
const recordPageLaws: Laws<typeof recordPageMachine> = {
  'the record is read again once a change has taken effect, and not otherwise': cites(
    'A change that takes effect at once, such as deactivating an account, asks first, and then reads the record again.',
    all(
      sends('record', 'record.retried').when(both(running('record'), hasApplied)),
      iff(
        hasApplied,
        ({ before, after: now }: Step) =>
          before !== null && now.context.applied > before.context.applied,
      ),
    ),
  ),
  ...uploadsLaws(),
  'a confirmed password reaches each part of the page': cites(
    'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
    all(
      ...['record', 'toggle', 'upload'].map((part) =>
        sends(part, 'operator.confirmed').when(both(running(part), after('operator.confirmed'))),
      ),
    ),
  ),
  ...crashLaws('record', 'toggle', 'upload'),
}

describeMachine('recordPage', recordPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: {
    record: { snapshot: [recordIn('clean'), recordIn('saving')], error: [new Error('broken')] },
    toggle: { snapshot: [applied(0), applied(1)], error: [new Error('broken')] },
    upload: {
      snapshot: [storedUploads(0), storedUploads(1), storedUploads(2)],
      error: [new Error('broken')],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: recordPageLaws,
  contextKey: ({ applied: count, stored: files, waiting, isOpen }) => [
    count,
    files,
    waiting.length,
    isOpen,
  ],
})
