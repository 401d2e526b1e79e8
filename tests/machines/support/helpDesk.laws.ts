import { effectsOf, endsWithin, hasAnswered, hasCalled, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { helpDeskMachine } from '@machines/support/helpDesk/machine'
import type { RequestFormOutput } from '@machines/support/requestForm/machine'

type Step = Moment<typeof helpDeskMachine>

const output = ({ event }: Step) =>
  hasAnswered(event, 'form') ? (event?.output as RequestFormOutput) : null
const stored = (step: Step) => effectsOf(step, 'storeDraft').map(({ fields }) => fields as unknown)

/** docs/behaviour.md#requests: a reload in the middle keeps what was typed. */
export const helpDeskLaws: Laws<typeof helpDeskMachine> = {
  'the form is there as soon as it is known what was typed before': (step) =>
    step.after.matches('restoring')
      ? isCalling(step.after, 'draft') && endsWithin(step, 2000)
      : step.after.matches('left') || step.after.children.form !== undefined,
  'what was typed before stands in the form': (step) => {
    if (!hasAnswered(step.event, 'draft')) return true
    return JSON.stringify(step.after.context.fields) === JSON.stringify(step.event?.output)
  },
  'what was sent or thrown away is not kept': (step) =>
    output(step) === null || (stored(step).length === 1 && stored(step)[0] === null),
  'after a request was sent there is a fresh form, with keys of its own': (step) => {
    if (output(step)?.answer == null) return true
    const { before, after } = step
    return hasCalled(step, 'form') && after.context.intentId !== before?.context.intentId
  },
  'a form that was thrown away leads home, once': (step) => {
    const ended = output(step)
    const isThrownAway = ended !== null && ended.answer === null
    return effectsOf(step, 'goHome').length === (isThrownAway ? 1 : 0)
  },
  'the same text is not kept twice': (step) => {
    if (output(step) !== null) return true
    const savedText = stored(step)
    return savedText.length === 0 || JSON.stringify(savedText[0]) !== step.before?.context.savedText
  },
}
