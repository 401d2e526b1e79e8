import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { createToggle } from '@machines/operate/toggle/machine'
import { isConfirmingChange } from '@machines/operate/toggle/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export const toggleMachine = createToggle<boolean, string>()

/** docs/behaviour.md#records-of-the-console. */
export const toggleLaws: Laws<typeof toggleMachine> = {
  ...mutationLaws<typeof toggleMachine>(
    ['apply'],
    ({ before, after }) =>
      before !== null && !isConfirmingChange(before) && isConfirmingChange(after),
  ),
  'nothing changes before the operator confirms it': (step) =>
    !hasCalled(step, 'apply') ||
    ['change.confirmed', 'operator.confirmed'].includes(step.event?.type ?? ''),
  'what is changed is what the operator confirmed': (step) =>
    !hasCalled(step, 'apply') ||
    (inputOf(step.after, 'apply') as { change: boolean }).change === step.before?.context.change,
  'a failure shows where the change was confirmed, and can be retried': (step) =>
    !hasFailed(step.event, 'apply') ||
    (step.after.matches('confirming') && step.after.context.mutation.failure !== null),
  'a change that the server made is counted once': (step) =>
    step.after.context.applied ===
    (step.before?.context.applied ?? 0) + Number(hasAnswered(step.event, 'apply')),
  'the change made last is known until another one is wanted': ({ before, event, after }) => {
    if (hasAnswered(event, 'apply')) return after.context.made === before?.context.change
    if (event?.type === 'change.pressed' && before?.matches('idle') === true)
      return after.context.made === null
    return after.context.made === (before?.context.made ?? null)
  },
  'the reply is that to the change made last': ({ before, event, after }) => {
    if (hasAnswered(event, 'apply')) return after.context.reply === event?.output
    return after.context.reply === (after.context.made === null ? null : before?.context.reply)
  },
  'the password is asked for only if the server needs it': (step) => {
    const asked = step.did.some(({ type }) => type === 'askOperator')
    return !asked || step.after.context.mutation.failure !== null
  },
}
