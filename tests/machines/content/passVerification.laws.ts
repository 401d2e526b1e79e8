import { hasAnswered, hasCalled, inputOf, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import type {
  PassQuestion,
  passVerificationMachine,
} from '@machines/content/passVerification/machine'
import { timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof passVerificationMachine>

const calls = ({ after }: Step, id: 'check' | 'mark') =>
  inputOf(after, id) as PassQuestion | undefined
const isMarking = (at: Step['after'] | null) => isCalling(at, 'mark')

/** docs/behaviour.md#passes. */
export const passVerificationLaws: Laws<typeof passVerificationMachine> = {
  'a result belongs to the visible code': (step) => {
    const { before, after } = step
    if (before === null || after.context.code === before.context.code) return true
    return after.context.result === null && after.context.failure === null
  },
  'only a press marks a valid pass as used, once': cites(
    [
      'They can mark a valid one as used, once; the limit is 120 checks a minute.',
      'A code that is pasted or scanned as a whole is looked up automatically, and one press marks a pass.',
    ],
    (step) => {
      if (!hasCalled(step, 'mark')) return true
      const { before, event } = step
      return (
        event?.type === 'use.pressed' &&
        before?.context.result?.status === 'valid' &&
        !before.context.isMarked &&
        calls(step, 'mark')?.use === true
      )
    },
  ),
  'looking up a code uses nothing': cites(
    'They can mark a valid one as used, once; the limit is 120 checks a minute.',
    (step) => !hasCalled(step, 'check') || calls(step, 'check')?.use === false,
  ),
  'a complete code is looked up without a press, after any running call': cites(
    'A code that is pasted or scanned as a whole is looked up automatically, and one press marks a pass.',
    (step) => {
      const { before, event, after } = step
      if (event?.type !== 'code.changed' || before === null) return true
      if (isMarking(before)) return isMarking(after) && after.context.code === before.context.code
      const signs = String(event.code).replaceAll('-', '')
      const isNew = signs !== before.context.code.replaceAll('-', '')
      return hasCalled(step, 'check') === (signs.length === 16 && isNew)
    },
  ),
  'each lookup has its own key': cites('Every mutation takes an Idempotency-Key.', (step) => {
    const id = hasCalled(step, 'check') ? 'check' : hasCalled(step, 'mark') ? 'mark' : null
    if (id === null) return true
    const keys = step.past.flatMap(({ after }) =>
      (['check', 'mark'] as const).flatMap((each) => {
        const request = inputOf(after, each) as PassQuestion | undefined
        return request === undefined ? [] : [request.key]
      }),
    )
    return !keys.includes(calls(step, id)?.key ?? '')
  }),
  'a slower counter sees that the pass was already used': cites(
    'If another device was faster, the page reports that the pass was used before.',
    (step) =>
      !hasAnswered(step.event, 'mark') ||
      step.after.context.isMarked === (step.after.context.result?.status === 'valid'),
  ),
  'the next code starts without anything of the previous one': ({ before, event, after }) =>
    event?.type !== 'next.pressed' ||
    isMarking(before) ||
    (after.context.code === '' && after.context.result === null && after.context.failure === null),
  ...timeLimitLaws(),
}
