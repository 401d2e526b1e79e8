import { hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import type { flagsMachine } from '@machines/tenancy/flags/machine'

const timeoutMs = 1000

/** docs/behaviour.md#flags. */
export const flagsLaws: Laws<typeof flagsMachine> = {
  "the flags are the service's latest, and at first the page's": cites(
    "The app reads feature flags with unleash-proxy-client from the server's own endpoint, which takes them from the configuration or from a real Unleash.",
    ({ before, event, after }) => {
      if (before === null) return true
      const { enabled } = before.context
      return after.context.enabled === (event?.type === 'flags.received' ? event.enabled : enabled)
    },
  ),
  'the service is subscribed to for the latest user': cites(
    [
      'The app identifies its user again after a sign-in, single sign-on, a sign-out and a switch of the building.',
      'Flags are decided for a user.',
    ],
    (step) => {
      const { before, event, after } = step
      const isOther = event?.type === 'flags.identified'
      const identity = isOther ? event.identity : before?.context.identity
      return (
        before === null ||
        (after.context.identity === identity && hasCalled(step, 'watchFlags') === isOther)
      )
    },
  ),
  'the subscription starts with the machine': cites(
    "The app reads feature flags with unleash-proxy-client from the server's own endpoint, which takes them from the configuration or from a real Unleash.",
    ({ before, after }) => before !== null || isCalling(after, 'watchFlags'),
  ),
  'the wait for flags ends within a second': cites(
    'While flags are unavailable the defaults apply, and the app never waits longer than a second for them.',
    ({ after, delays }) =>
      !after.matches({ watching: 'connecting' }) ||
      Object.values(delays).some((ms) => ms <= timeoutMs),
  ),
  'the wait starts with the machine and for each new user, and happens once': ({
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
  'flags from the service are live, even after it was unavailable': cites(
    'A response that is not a list of toggles is ignored, and the previous flags stay. flags.md lists all flags.',
    ({ event, after }) => event?.type !== 'flags.received' || after.matches({ watching: 'live' }),
  ),
  'a service that fails, crashes or stays silent is unavailable': cites(
    'While flags are unavailable the defaults apply, and the app never waits longer than a second for them.',
    ({ event, after }) => {
      const isGone =
        event?.type === 'flags.failed' || hasTimedOut(event) || hasFailed(event, 'watchFlags')
      return !isGone || after.matches({ watching: 'unreachable' })
    },
  ),
}
