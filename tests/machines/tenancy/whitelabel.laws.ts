import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'

const callMs = 15_000

/** docs/behaviour.md#brands and #not-open-yet. */
export const whitelabelLaws: Laws<typeof whitelabelMachine> = {
  'only a brand that is open to the public is open': ({ after }) =>
    after.matches('ready') === (after.context.branding?.whitelabel.public_ready === true),
  'a brand that is not open shows so, and nothing else': ({ after }) =>
    after.matches('notOpen') === (after.context.branding?.whitelabel.public_ready === false),
  'the brand is the one that the page carried or the server has told': ({ before, event, after }) =>
    before === null ||
    after.context.branding ===
      (hasAnswered(event, 'fetchBranding') ? event?.output : before.context.branding),
  'a brand that is known is not asked for': ({ after }) =>
    after.context.branding === null || !isCalling(after, 'fetchBranding'),
  'one that is not known is asked for at once, and again by a press or by itself': (step) => {
    const { before, event, after } = step
    const isFirst = before === null && after.context.branding === null
    const isAgain =
      before?.matches('failed') === true &&
      (event?.type === 'whitelabel.retried' || hasTimedOut(event, 'retryPause'))
    return hasCalled(step, 'fetchBranding') === (isFirst || isAgain)
  },
  'a call that came to nothing is kept with its reason': ({ event, after }) => {
    const isOver = hasTimedOut(event, 'brandingTimeout')
    if (!isOver && !hasFailed(event, 'fetchBranding')) return true
    const kind = isOver ? 'timeout' : 'network'
    return after.matches('failed') && after.context.failure?.kind === kind
  },
  'a brand that has come takes the failure away': ({ after }) =>
    after.context.branding === null || after.context.failure === null,
  'a device that nobody presses asks again within half a minute': ({ after, delays }) =>
    !after.matches('failed') || Object.values(delays).includes(30_000),
  'the call ends by itself': (step) =>
    !isCalling(step.after, 'fetchBranding') || endsWithin(step, callMs),
}
