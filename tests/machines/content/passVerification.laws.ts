import { endsWithin, hasAnswered, hasCalled, inputOf, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type {
  PassQuestion,
  passVerificationMachine,
} from '@machines/content/passVerification/machine'

type Step = Moment<typeof passVerificationMachine>

const calls = ({ after }: Step, id: 'check' | 'mark') =>
  inputOf(after, id) as PassQuestion | undefined
const isMarking = (at: Step['after'] | null) => isCalling(at, 'mark')

/** docs/behaviour.md#passes. */
export const passVerificationLaws: Laws<typeof passVerificationMachine> = {
  'a result is that of the code on show': (step) => {
    const { before, after } = step
    if (before === null || after.context.code === before.context.code) return true
    return after.context.result === null && after.context.failure === null
  },
  'nothing is marked as used but by a press, once, on a pass that is good': (step) => {
    if (!hasCalled(step, 'mark')) return true
    const { before, event } = step
    return (
      event?.type === 'use.pressed' &&
      before?.context.result?.status === 'valid' &&
      !before.context.isMarked &&
      calls(step, 'mark')?.use === true
    )
  },
  'to look a code up uses nothing': (step) =>
    !hasCalled(step, 'check') || calls(step, 'check')?.use === false,
  'a whole code is looked up by itself, and what is being marked is waited for': (step) => {
    const { before, event, after } = step
    if (event?.type !== 'code.changed' || before === null) return true
    if (isMarking(before)) return isMarking(after) && after.context.code === before.context.code
    const signs = String(event.code).replaceAll('-', '')
    const isNew = signs !== before.context.code.replaceAll('-', '')
    return hasCalled(step, 'check') === (signs.length === 16 && isNew)
  },
  'each question has a key of its own': (step) => {
    const id = hasCalled(step, 'check') ? 'check' : hasCalled(step, 'mark') ? 'mark' : null
    if (id === null) return true
    const keys = step.past.flatMap(({ after }) =>
      (['check', 'mark'] as const).flatMap((each) => {
        const request = inputOf(after, each) as PassQuestion | undefined
        return request === undefined ? [] : [request.key]
      }),
    )
    return !keys.includes(calls(step, id)?.key ?? '')
  },
  'whoever was slower is told that it was used before': (step) =>
    !hasAnswered(step.event, 'mark') ||
    step.after.context.isMarked === (step.after.context.result?.status === 'valid'),
  'the next one begins with nothing of the one before': ({ before, event, after }) =>
    event?.type !== 'next.pressed' ||
    isMarking(before) ||
    (after.context.code === '' && after.context.result === null && after.context.failure === null),
  'nobody waits for ever': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
}
