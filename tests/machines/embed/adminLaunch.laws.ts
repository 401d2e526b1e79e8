import { endsWithin, hasAnswered, hasCalled, inputOf, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
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
  'whoever presses is led there, and nobody else': (step) =>
    !hasCalled(step, 'launchAdmin') || step.event?.type === 'launch.pressed',
  'each try asks for a token of its own': (step) => {
    if (!hasCalled(step, 'launchAdmin')) return true
    const earlier = step.past.filter((each) => hasCalled(each, 'launchAdmin'))
    return earlier.every(({ after }) => request(after) !== request(step.after))
  },
  'where the tab is open all is done; where it could not be opened its address is offered': (
    step,
  ) => {
    if (!hasAnswered(step.event, 'launchAdmin')) return true
    const href = (step.event?.output as Launched | undefined)?.href ?? null
    return href === null ? step.after.matches('idle') : offeredHref(step.after) === href
  },
  'an address is offered as long as its token lives, and kept no longer': ({ after, delays }) =>
    offeredHref(after) === null ? after.context.href === null : endsWithin({ delays }, 60_000),
  'what has failed says so, and why': ({ after }) =>
    !hasFailed(after) || launchFailure(after) !== null,
  'whoever closes what is said is done with it': ({ before, event, after }) =>
    event?.type !== 'dialog.closed' || before === null || !isOpen(before) || !isOpen(after),
  'nobody waits for ever': (step) =>
    !step.after.hasTag('busy') ||
    (isCalling(step.after, 'launchAdmin') && endsWithin(step, 20_000)),
}
