import { hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { flagsMachine } from '@machines/tenancy/flags/machine'

const timeoutMs = 1000

/** docs/behaviour.md#flags. */
export const flagsLaws: Laws<typeof flagsMachine> = {
  'the flags are those that the service has told last, and at first those of the page': ({
    before,
    event,
    after,
  }) => {
    if (before === null) return true
    const { enabled } = before.context
    return after.context.enabled === (event?.type === 'flags.received' ? event.enabled : enabled)
  },
  'the service is listened to for whoever was named last': (step) => {
    const { before, event, after } = step
    const isOther = event?.type === 'flags.identified'
    const identity = isOther ? event.identity : before?.context.identity
    return (
      before === null ||
      (after.context.identity === identity && hasCalled(step, 'watchFlags') === isOther)
    )
  },
  'the service is listened to from the start on': ({ before, after }) =>
    before !== null || isCalling(after, 'watchFlags'),
  'nobody waits for the flags longer than a second': ({ after, delays }) =>
    !after.matches({ watching: 'connecting' }) ||
    Object.values(delays).some((ms) => ms <= timeoutMs),
  'they are waited for from the start, and anew for somebody else, and then no more': ({
    before,
    event,
    after,
  }) => {
    const isBegun = before === null || event?.type === 'flags.identified'
    const isOver =
      ['flags.received', 'flags.failed'].includes(event?.type ?? '') ||
      hasTimedOut(event) ||
      hasFailed(event, 'watchFlags')
    const wasWaited = before?.matches({ watching: 'connecting' }) === true
    return after.matches({ watching: 'connecting' }) === (isBegun || (wasWaited && !isOver))
  },
  'flags that the service tells are live, also after it was gone': ({ event, after }) =>
    event?.type !== 'flags.received' || after.matches({ watching: 'live' }),
  'a service that fails, breaks or stays silent is out of reach': ({ event, after }) => {
    const isGone =
      event?.type === 'flags.failed' || hasTimedOut(event) || hasFailed(event, 'watchFlags')
    return !isGone || after.matches({ watching: 'unreachable' })
  },
}
