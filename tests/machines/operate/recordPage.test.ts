import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws, Moment } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { mutations } from '@machines/kernel/mutation/state'
import { createRecord } from '@machines/operate/record/machine'
import { createRecordPage } from '@machines/operate/recordPage/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { createUpload } from '@machines/operate/upload/machine'

const recordPageMachine = createRecordPage<{ name: string }, boolean>(({ name }) => name !== '')
const toggle = createToggle<boolean>()
const record = createRecord<{ name: string }>(({ name }) => name !== '')
const upload = createUpload<{ name: string }>()
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
const stored = (count: number) =>
  snapshotOf(upload, 'idle', {
    ...page,
    chosen: null,
    declined: null,
    field: 'name',
    stored: count,
    changes: count === 0 ? null : { name: `file ${count}` },
  })
type Step = Moment<typeof recordPageMachine>
const changesIn = ({ sent }: Pick<Step, 'sent'>) =>
  sent.filter(({ event }) => event.type === 'field.changed')
const uploadsIn = (steps: readonly Step[]) =>
  steps.reduce(
    (count, { before, after }) =>
      count + (after.context.stored > (before?.context.stored ?? 0) ? 1 : 0),
    0,
  )

/** docs/behaviour.md#records-of-the-console. */
const recordPageLaws: Laws<typeof recordPageMachine> = {
  'the record is read again once a change has taken effect, and not otherwise': (step) => {
    // A record that has crashed is reported instead.
    if (!isCalling(step.after, 'record')) return true
    const isReread = step.sent.some(({ event }) => event.type === 'record.retried')
    return isReread === (step.before?.context.applied ?? 0) < step.after.context.applied
  },
  'an uploaded file changes its field once, as soon as the record can be edited': (step) => {
    if (!isCalling(step.after, 'record')) return true
    const steps = [...step.past, step]
    const taken = steps.flatMap(changesIn).length
    return taken + step.after.context.waiting.length === uploadsIn(steps)
  },
  'no field is changed while the record is read or saved, and none waits otherwise': (step) =>
    step.after.context.isOpen
      ? step.after.context.waiting.length === 0
      : changesIn(step).length === 0 || step.before?.context.isOpen === true,
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
    upload: { snapshot: [stored(0), stored(1), stored(2)], error: [new Error('broken')] },
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
