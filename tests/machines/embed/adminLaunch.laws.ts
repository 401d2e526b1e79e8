import { endsWithin, hasAnswered, hasCalled, inputOf, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import {
  type adminLaunchMachine,
  hasFailed,
  isOpen,
  type Launched,
  launchFailure,
  offeredHref,
} from '@machines/embed/adminLaunch/machine'

type Step = Moment<typeof adminLaunchMachine>
const request = (at: Step['after']) => (inputOf(at, 'launchAdmin') as { key: string }).key

/** docs/behaviour.md#the-header. */
export const adminLaunchLaws: Laws<typeof adminLaunchMachine> = {
  'only a press opens the admin site': cites(
    'Launch admin opens a tab at once and navigates it to adminUrl?ott=….',
    (step) => !hasCalled(step, 'launchAdmin') || step.event?.type === 'launch.pressed',
  ),
  'each try requests its own token': cites(
    'Each press creates a token (POST /auth/v2/generate-auth-link, for users with the permission in one of their buildings).',
    (step) => {
      if (!hasCalled(step, 'launchAdmin')) return true
      const earlier = step.past.filter((each) => hasCalled(each, 'launchAdmin'))
      return earlier.every(({ after }) => request(after) !== request(step.after))
    },
  ),
  'an opened tab ends the launch; a blocked one offers its address': cites(
    [
      'Launch admin opens a tab at once and navigates it to adminUrl?ott=….',
      'If the browser blocks the tab, the app shows the address as a link until the token expires.',
    ],
    (step) => {
      if (!hasAnswered(step.event, 'launchAdmin')) return true
      const href = (step.event?.output as Launched | undefined)?.href ?? null
      return href === null ? step.after.matches('idle') : offeredHref(step.after) === href
    },
  ),
  'an address is offered only while its token is valid': cites(
    'If the browser blocks the tab, the app shows the address as a link until the token expires.',
    ({ after, delays }) =>
      offeredHref(after) === null ? after.context.href === null : endsWithin({ delays }, 60_000),
  ),
  'a failure shows its reason': ({ after }) => !hasFailed(after) || launchFailure(after) !== null,
  'dismissing the message ends the launch': ({ before, event, after }) =>
    event?.type !== 'dialog.closed' || before === null || !isOpen(before) || !isOpen(after),
  'every call has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    (step) =>
      !step.after.hasTag('busy') ||
      (isCalling(step.after, 'launchAdmin') && endsWithin(step, 20_000)),
  ),
}
