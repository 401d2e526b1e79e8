import { endsWithin, hasAnswered, hasCalled, hasFailed } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { claimMachine } from '@machines/operate/claim/machine'
import { isClaimed, isUnusable } from '@machines/operate/claim/selectors'

/** docs/behaviour.md#first-start. */
export const claimLaws: Laws<typeof claimMachine> = {
  'only a link that the server finds valid opens the form': (step) =>
    !hasCalled(step, 'form') ||
    step.before?.matches('entering') === true ||
    (hasAnswered(step.event, 'checkLink') && step.event?.output === 'valid'),
  'a link without a token is never sent': (step) =>
    !hasCalled(step, 'checkLink') || step.after.context.token !== '',
  'a used or expired link says which': ({ event, after }) =>
    !hasAnswered(event, 'checkLink') ||
    event?.output === 'valid' ||
    (isUnusable(after) && after.context.status === event?.output),
  'the session starts once, with the reply of the server': (step) => {
    const starts = step.sent.filter(({ event }) => event.type === 'session.started').length
    const isSent = hasAnswered(step.event, 'form') && step.event?.output !== null
    return (
      starts === Number(isSent) &&
      isSent === (isClaimed(step.after) && step.before?.matches('claimed') !== true)
    )
  },
  'a failed check can be repeated': (step) =>
    !hasFailed(step.event, 'checkLink') || step.after.matches('failed'),
  'every wait has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
}
