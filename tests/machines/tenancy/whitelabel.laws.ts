import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { reasonIn } from '../reason'

const callMs = 15_000

/** docs/behaviour.md#brands and #not-open-yet. */
export const whitelabelLaws: Laws<typeof whitelabelMachine> = {
  'only a brand that is open to the public is open': ({ after }) =>
    after.matches('ready') === (after.context.branding?.whitelabel.public_ready === true),
  'a brand that is not open shows so, and nothing else': ({ after }) =>
    after.matches('notOpen') === (after.context.branding?.whitelabel.public_ready === false),
  'the brand is the one from the page or the server': ({ before, event, after }) =>
    before === null ||
    after.context.branding ===
      (hasAnswered(event, 'fetchBranding') ? event?.output : before.context.branding),
  'a known brand is not requested': ({ after }) =>
    after.context.branding === null || !isCalling(after, 'fetchBranding'),
  'an unknown brand is requested immediately, and again by a press or a timer': (step) => {
    const { before, event, after } = step
    const isFirst = before === null && after.context.branding === null
    const isAgain =
      before?.matches('failed') === true &&
      (event?.type === 'whitelabel.retried' || hasTimedOut(event, 'retryPause'))
    return hasCalled(step, 'fetchBranding') === (isFirst || isAgain)
  },
  'a failed call stores its reason': ({ event, after }) => {
    const isOver = hasTimedOut(event, 'brandingTimeout')
    if (!isOver && !hasFailed(event, 'fetchBranding')) return true
    return after.matches('failed') && after.context.failure?.kind === reasonIn(event)
  },
  'a brand that arrives clears the failure': ({ after }) =>
    after.context.branding === null || after.context.failure === null,
  'an unattended device tries again within half a minute': ({ after, delays }) =>
    !after.matches('failed') || Object.values(delays).includes(30_000),
  'the call has a time limit': (step) =>
    !isCalling(step.after, 'fetchBranding') || endsWithin(step, callMs),
}
