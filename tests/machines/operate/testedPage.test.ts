import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import { createTestedPage } from '@machines/operate/testedPage/machine'
import { crashLaws } from '../kernel/shared.laws'

const testedPageMachine = createTestedPage<{ name: string }>(({ name }) => name !== '')

/** docs/behaviour.md#tests-of-connections. */
const testedPageLaws: Laws<typeof testedPageMachine> = {
  'a confirmed password reaches the record that waits for it, once': (step) => {
    const isConfirmed = step.event?.type === 'operator.confirmed'
    const sent = step.sent.filter(
      ({ src, event }) => src === 'record' && event.type === 'operator.confirmed',
    )
    return !isCalling(step.after, 'record') || sent.length === Number(isConfirmed)
  },
  'the page knows the edits that its record has': cites(
    'An identity provider is tried with the fields as they are in the form, before they are saved; the log of changes has the attempt.',
    ({ event, after }) => {
      type Shown = { snapshot?: { context?: { edits?: object } } } | null
      const snapshot = (event as Shown)?.snapshot
      return snapshot?.context === undefined || after.context.edits === snapshot.context.edits
    },
  ),
  'other edits remove the report about earlier ones, once, and nothing else does': (step) => {
    const sent = step.sent.filter(
      ({ src, event }) => src === 'connectionTest' && event.type === 'settings.changed',
    )
    const hasEdited = step.before !== null && step.before.context.edits !== step.after.context.edits
    return !isCalling(step.after, 'connectionTest') || sent.length === Number(hasEdited)
  },
  ...crashLaws('record', 'connectionTest'),
}

describeMachine('testedPage', testedPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'operator.confirmed': [] },
  actors: {
    record: {
      snapshot: [{ context: { edits: { name: 'One' } } }, { context: { edits: { name: 'Two' } } }],
      error: [new Error('broken')],
    },
    connectionTest: { error: [new Error('broken')] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: testedPageLaws,
})
