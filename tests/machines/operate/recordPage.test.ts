import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { mutations } from '@machines/kernel/mutation/state'
import { createRecord } from '@machines/operate/record/machine'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { createToggle } from '@machines/operate/toggle/machine'
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
/** docs/behaviour.md#records-of-the-console. */
const recordPageLaws: Laws<typeof recordPageMachine> = {
  'the record is read again once a change has taken effect, and not otherwise': (step) => {
    // A record that has crashed is reported instead.
    if (!isCalling(step.after, 'record')) return true
    const isReread = step.sent.some(({ event }) => event.type === 'record.retried')
    return isReread === (step.before?.context.applied ?? 0) < step.after.context.applied
  },
  ...uploadsLaws(),
  'a confirmed password reaches the part of the page that waits for it': (step) => {
    const told = step.sent.filter(({ event }) => event.type === 'operator.confirmed')
    return told.length > 0 === (step.event?.type === 'operator.confirmed' && told.length > 0)
  },
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
