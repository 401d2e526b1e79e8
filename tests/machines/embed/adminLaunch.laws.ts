import { endsWithin, hasCalled, inputOf, isCalling } from '@kit/calls'
import { done, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during, only } from '@kit/vocabulary'
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
    only(started('launchAdmin')).after('launch.pressed'),
  ),
  'each try requests its own token': cites(
    'Each press creates a token (POST /auth/v2/generate-auth-link, for users with the permission in one of their buildings).',
    during(started('launchAdmin')).always((step: Step) => {
      const earlier = step.past.filter((each) => hasCalled(each, 'launchAdmin'))
      return earlier.every(({ after: now }) => request(now) !== request(step.after))
    }),
  ),
  'an opened tab ends the launch; a blocked one offers its address': cites(
    [
      'Launch admin opens a tab at once and navigates it to adminUrl?ott=….',
      'If the browser blocks the tab, the app shows the address as a link until the token expires.',
    ],
    after(done('launchAdmin')).next((step: Step) => {
      const href = (step.event?.output as Launched | undefined)?.href ?? null
      return href === null ? step.after.matches('idle') : offeredHref(step.after) === href
    }),
  ),
  'an address is offered only while its token is valid': cites(
    'If the browser blocks the tab, the app shows the address as a link until the token expires.',
    ({ after: now, delays }) =>
      offeredHref(now) === null ? now.context.href === null : endsWithin({ delays }, 60_000),
  ),
  'a failure shows its reason': ({ after: now }) => !hasFailed(now) || launchFailure(now) !== null,
  'dismissing the message ends the launch': after('dialog.closed').next(
    ({ before, after: now }: Step) => before === null || !isOpen(before) || !isOpen(now),
  ),
  'every call has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    (step) =>
      !step.after.hasTag('busy') ||
      (isCalling(step.after, 'launchAdmin') && endsWithin(step, 20_000)),
  ),
}
