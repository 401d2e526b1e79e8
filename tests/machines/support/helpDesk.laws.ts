import { effectsOf, endsWithin, hasAnswered, hasCalled, isCalling } from '@kit/calls'
import { done } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import type { helpDeskMachine } from '@machines/support/helpDesk/machine'
import type { RequestFormOutput } from '@machines/support/requestForm/machine'

type Step = Moment<typeof helpDeskMachine>

const output = ({ event }: Step) =>
  hasAnswered(event, 'form') ? (event?.output as RequestFormOutput) : null
const stored = (step: Step) => effectsOf(step, 'storeDraft').map(({ fields }) => fields as unknown)

/** docs/behaviour.md#requests: a reload in the middle restores the draft. */
export const helpDeskLaws: Laws<typeof helpDeskMachine> = {
  'the form appears as soon as the draft has been read': (step) =>
    step.after.matches('restoring')
      ? isCalling(step.after, 'draft') && endsWithin(step, 8000)
      : step.after.matches('left') || step.after.children.form !== undefined,
  'the form starts with the draft': cites(
    'On the page /help-desk, a reload restores the text, not the files, for this tab and session.',
    after(done('draft')).next((step: Step) => {
      return JSON.stringify(step.after.context.fields) === JSON.stringify(step.event?.output)
    }),
  ),
  'a sent or discarded draft is deleted': (step) =>
    output(step) === null || (stored(step).length === 1 && stored(step)[0] === null),
  'a sent request is followed by an empty form with its own keys': cites(
    'Done resets the form; Cancel leads home.',
    (step) => {
      if (output(step)?.answer == null) return true
      const { before, after: now } = step
      return hasCalled(step, 'form') && now.context.intentId !== before?.context.intentId
    },
  ),
  'discarding the form leads home, once': cites(
    'Done resets the form; Cancel leads home.',
    (step) => {
      const ended = output(step)
      const isThrownAway = ended !== null && ended.answer === null
      return effectsOf(step, 'goHome').length === (isThrownAway ? 1 : 0)
    },
  ),
  'the same draft is not stored twice': cites(
    'On the page /help-desk, a reload restores the text, not the files, for this tab and session.',
    (step) => {
      if (output(step) !== null) return true
      const savedText = stored(step)
      return (
        savedText.length === 0 || JSON.stringify(savedText[0]) !== step.before?.context.savedText
      )
    },
  ),
}
