import { isCalling } from '@kit/calls'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { createTestedPage } from '@machines/operate/testedPage/machine'

const testedPageMachine = createTestedPage<{ name: string }>(({ name }) => name !== '')

/** docs/behaviour.md#tests-of-connections. */
const testedPageLaws: Laws<typeof testedPageMachine> = {
  'a confirmed password reaches the record that waits for it': (step) => {
    const isConfirmed = step.event?.type === 'password.confirmed'
    const isSent = step.sent.some(
      ({ src, event }) => src === 'record' && event.type === 'password.confirmed',
    )
    return !isCalling(step.after, 'record') || isSent === isConfirmed
  },
  'other edits remove the report about earlier ones, and nothing else does': (step) => {
    const isSent = step.sent.some(
      ({ src, event }) => src === 'connectionTest' && event.type === 'settings.changed',
    )
    const hasEdited = step.before !== null && step.before.context.edits !== step.after.context.edits
    return !isCalling(step.after, 'connectionTest') || isSent === hasEdited
  },
}

describeMachine('testedPage', testedPageMachine, {
  inputs: [{ id: 'one', keyPrefix: 'key' }],
  events: { 'password.confirmed': [] },
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
