import { hasCalled, inputOf, isCalling } from '@kit/calls'
import { done, either, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during } from '@kit/vocabulary'
import type {
  PassQuestion,
  passVerificationMachine,
} from '@machines/content/passVerification/machine'
import { failureLaws, intentLaws, mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof passVerificationMachine>

const calls = ({ after: now }: Step, id: 'check' | 'mark') =>
  inputOf(now, id) as PassQuestion | undefined
const isIntent = either(started('check'), started('mark'))
const isMarking = (at: Step['after'] | null) => isCalling(at, 'mark')

/** docs/behaviour.md#passes. */
export const passVerificationLaws: Laws<typeof passVerificationMachine> = {
  ...mutationLaws<typeof passVerificationMachine>(['check', 'mark'], isIntent),
  ...intentLaws<typeof passVerificationMachine>(isIntent),
  'a result belongs to the visible code': (step) => {
    const { before, after: now } = step
    if (before === null || now.context.code === before.context.code) return true
    return now.context.result === null && now.context.mutation.failure === null
  },
  'only a press marks a valid pass as used, once': cites(
    [
      'They can mark a valid one as used, once; the limit is 120 checks a minute.',
      'A code that is pasted or scanned as a whole is looked up automatically, and one press marks a pass.',
    ],
    during(started('mark')).always((step: Step) => {
      const { before, event } = step
      return (
        event?.type === 'use.pressed' &&
        before?.context.result?.status === 'valid' &&
        !before.context.isMarked &&
        calls(step, 'mark')?.use === true
      )
    }),
  ),
  'looking up a code uses nothing': cites(
    'They can mark a valid one as used, once; the limit is 120 checks a minute.',
    during(started('check')).always((step: Step) => calls(step, 'check')?.use === false),
  ),
  'a complete code is looked up without a press, after any running call': cites(
    'A code that is pasted or scanned as a whole is looked up automatically, and one press marks a pass.',
    (step) => {
      const { before, event, after: now } = step
      if (event?.type !== 'code.changed' || before === null) return true
      if (isMarking(before)) return isMarking(now) && now.context.code === before.context.code
      const signs = String(event.code).replaceAll('-', '')
      const isNew = signs !== before.context.code.replaceAll('-', '')
      return hasCalled(step, 'check') === (signs.length === 16 && isNew)
    },
  ),
  'the field holds the typed code, and a press looks it up unless it is empty': all(
    after('code.changed')
      .from('typing', 'checking')
      .next(({ event, after: now }: Step) => now.context.code === event?.code),
    after('code.submitted')
      .from('typing')
      .next((step: Step) => hasCalled(step, 'check') === /[\da-z]/i.test(step.after.context.code)),
  ),
  'nothing interrupts the marking of a pass': after('code.changed', 'next.pressed')
    .from('marking')
    .next('marking'),
  'a slower counter sees that the pass was already used': cites(
    'If another device was faster, the page reports that the pass was used before.',
    after(done('mark')).next(
      'typing',
      (step: Step) =>
        step.after.context.isMarked === (step.after.context.result?.status === 'valid'),
    ),
  ),
  'the next code starts without anything of the previous one': after('next.pressed').next(
    ({ before, after: now }: Step) =>
      isMarking(before) ||
      (now.context.code === '' &&
        now.context.result === null &&
        now.context.mutation.failure === null),
  ),
  ...failureLaws(['check', 'mark'], 'typing'),
}
