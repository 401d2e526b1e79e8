import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { snapshotOf } from '@kit/snapshotOf'
import { cites } from '@kit/vocabulary'
import { mutations } from '@machines/kernel/mutation/state'
import type { UploadedFile } from '@machines/operate/opening/context'
import { createOpeningPage } from '@machines/operate/openingPage/machine'
import { createUpload } from '@machines/operate/upload/machine'
import { crashLaws } from '../kernel/shared.laws'
import type { Draft } from './opening.laws'

const openingPageMachine = createOpeningPage<Draft>(() => true)
const file = { section: 'files', fields: { logo: '/uploads/a.svg' }, version: 9 } as const
const stored = (count: number) =>
  snapshotOf(createUpload<UploadedFile<Draft>>(), 'idle', {
    id: 'one',
    keyPrefix: 'key-upload',
    chosen: null,
    declined: null,
    field: null,
    stored: count,
    changes: count === 0 ? null : file,
    mutation: mutations.initial,
  })

/** docs/behaviour.md#uploads-in-the-console. */
const openingPageLaws: Laws<typeof openingPageMachine> = {
  'the wizard learns of each stored file once': (step) => {
    // A wizard that has crashed is reported instead.
    if (!isCalling(step.after, 'opening')) return true
    const told = step.sent.filter(({ event }) => event.type === 'file.stored')
    const isNew = (step.before?.context.stored ?? 0) < step.after.context.stored
    return (
      told.length === (isNew ? 1 : 0) && told.every(({ event }) => event.fields === file.fields)
    )
  },
  'the step in the address reaches the wizard': cites(
    'Back, Forward, a reload and another tab show the stored draft; a step that is not reached yet leads to the furthest one.',
    (step) => {
      if (!isCalling(step.after, 'opening')) return true
      const told = step.sent.some(({ event }) => event.type === 'step.entered')
      return told === (step.event?.type === 'step.entered')
    },
  ),
  'only an upload waits for the operator to sign in again: the last step is pressed again': cites(
    'The wizard that opens a building and the import keep what was entered too; their last step is pressed again.',
    (step) =>
      step.sent.every(
        ({ event }) =>
          event.type !== 'operator.confirmed' || step.event?.type === 'operator.confirmed',
      ),
  ),
  ...crashLaws('opening', 'upload'),
}

describeMachine('openingPage', openingPageMachine, {
  inputs: [{ id: 'one', step: null, keyPrefix: 'key' }],
  events: { 'operator.confirmed': [], 'step.entered': [{ step: 'host' }] },
  actors: {
    opening: { error: [new Error('broken')] },
    upload: { snapshot: [stored(0), stored(1)], error: [new Error('broken')] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: openingPageLaws,
  contextKey: ({ stored: count }) => [count],
})
