import type { Laws, Moment } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import type {
  NavigationIntent,
  unsavedChangesMachine,
} from '@machines/account/unsavedChanges/machine'
import { holdsEdits, isConfirming } from '@machines/account/unsavedChanges/selectors'

type Step = Moment<typeof unsavedChangesMachine>

const sentTo = ({ sent }: Step, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event)
const leads = (step: Step) => [...sentTo(step, 'building'), ...sentTo(step, 'session')]
const discarded = (step: Step) => sentTo(step, 'profile')
const intentOf = ({ before, event }: Step): NavigationIntent | null =>
  event?.type === 'leave.requested'
    ? (event.intent as NavigationIntent)
    : (before?.context.intent ?? null)
/** The requested navigation happens in this step. */
const departs = (step: Step) =>
  (step.event?.type === 'leave.requested' && step.before !== null && !holdsEdits(step.before)) ||
  (step.before !== null &&
    isConfirming(step.before) &&
    ['leave.confirmed', 'edits.gone'].includes(step.event?.type ?? ''))

/** docs/behaviour.md#the-account: unsaved changes are discarded only after confirmation. */
export const unsavedChangesLaws: Laws<typeof unsavedChangesMachine> = {
  'no navigation leaves unsaved changes before the user confirms': cites(
    'A dialog asks before the user leaves the profile by a link, by Back, for another building or by logging out; the browser asks when the tab is closed.',
    (step) => departs(step) || leads(step).length === 0,
  ),
  'a confirmed navigation happens once': cites(
    'Staying keeps the edits, leaving discards them.',
    (step) => {
      if (!departs(step)) return true
      const intent = intentOf(step)
      const [event, ...more] = leads(step)
      if (more.length > 0) return false
      if (intent?.kind === 'building') {
        return event?.type === 'building.selected' && event.uuid === intent.uuid
      }
      return intent?.kind === 'signOut'
        ? event?.type === 'session.signOutRequested'
        : event === undefined
    },
  ),
  "only the form's owner discards a draft": cites(
    'Staying keeps the edits, leaving discards them.',
    (step) => {
      const isAgreed =
        step.before !== null && isConfirming(step.before) && step.event?.type === 'leave.confirmed'
      return discarded(step).length === (isAgreed ? 1 : 0)
    },
  ),
  'leaving unsaved changes has to be confirmed': cites(
    'A dialog asks before the user leaves the profile by a link, by Back, for another building or by logging out; the browser asks when the tab is closed.',
    after('leave.requested').next(
      ({ before, after: now }: Step) => before === null || !holdsEdits(before) || isConfirming(now),
    ),
  ),
  'a user who stays keeps the draft': cites(
    'Staying keeps the edits, leaving discards them.',
    after('leave.declined').next(
      ({ before, after: now }: Step) => before === null || holdsEdits(before) === holdsEdits(now),
    ),
  ),
  'the machine knows which changes would be lost': ({ before, event, after: now }) => {
    if (event?.type === 'edits.made') return holdsEdits(now)
    if (event?.type === 'edits.gone') return !holdsEdits(now)
    return (
      before === null || event?.type === 'leave.confirmed' || holdsEdits(before) === holdsEdits(now)
    )
  },
  'a page without unsaved changes is not tracked': ({ after: now }) =>
    holdsEdits(now) === (now.context.page !== null),
  'the answer clears the navigation intent': ({ after: now }) =>
    isConfirming(now) === (now.context.intent !== null),
}
