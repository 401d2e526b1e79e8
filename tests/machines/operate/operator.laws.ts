import { hasCalled, hasFailed } from '@kit/calls'
import { was } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { AnyStateMachine } from 'xstate'

const demands = {
  'password.needed': 'password_required',
  'signIn.needed': 'unauthenticated',
} as const

/**
 * The laws of charts whose calls may need the operator's password or another sign-in
 * (docs/behaviour.md#records-of-the-console and #the-end-of-an-operators-session). Their tests name `console` as a
 * system id.
 *
 * @param calls the ids of the calls for which the console asks
 * @param goesOn by the id of a call, whether it is the one that was refused and goes on
 */
export function operatorLaws<M extends AnyStateMachine>(
  calls: readonly string[],
  goesOn: Readonly<Record<string, (step: Moment<M>) => boolean>>,
): Laws<M> {
  const isWaiting = was<M>((before) => {
    const { failure } = (before as { context: MutationContext }).context.mutation
    return failure !== null && Object.values(demands).some((code) => isRefusedWith(failure, code))
  })
  return {
    'the console asks once for what the server demands of the operator': cites(
      'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
      ({ event, sent }) => {
        const failure =
          event !== null && calls.some((id) => hasFailed(event, id)) && failureIn(event)
        return Object.entries(demands).every(
          ([type, code]) =>
            sent.filter((each) => each.src === 'console' && each.event.type === type).length ===
            Number(failure !== false && isRefusedWith(failure, code)),
        )
      },
    ),
    'what the operator has to confirm goes on by itself, and nothing else does': cites(
      'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
      (step) =>
        step.event?.type !== 'operator.confirmed' ||
        Object.entries(goesOn).every(
          ([id, isRefused]) => hasCalled(step, id) === (isWaiting(step) && isRefused(step)),
        ),
    ),
  }
}
