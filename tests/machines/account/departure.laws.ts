import type { Laws, Moment } from '@kit/laws'
import type { departureMachine, Wish } from '@machines/account/departure/machine'
import { holdsEdits, isConfirming } from '@machines/account/departure/selectors'

type Step = Moment<typeof departureMachine>

const sentTo = ({ sent }: Step, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event)
const leads = (step: Step) => [...sentTo(step, 'building'), ...sentTo(step, 'session')]
const discarded = (step: Step) => sentTo(step, 'profile')
const wishOf = ({ before, event }: Step): Wish | null =>
  event?.type === 'departure.wished' ? (event.wish as Wish) : (before?.context.wish ?? null)
/** The departure that was wished for happens in this step. */
const departs = (step: Step) =>
  (step.event?.type === 'departure.wished' && step.before !== null && !holdsEdits(step.before)) ||
  (step.before !== null &&
    isConfirming(step.before) &&
    ['departure.confirmed', 'edits.gone'].includes(step.event?.type ?? ''))

/** docs/behaviour.md#the-account: nothing that was typed is let go without asking. */
export const departureLaws: Laws<typeof departureMachine> = {
  'nobody is led away from what is not saved before they have agreed': (step) =>
    departs(step) || leads(step).length === 0,
  'whoever may go is led where they wished to go, once': (step) => {
    if (!departs(step)) return true
    const wish = wishOf(step)
    const [event, ...more] = leads(step)
    if (more.length > 0) return false
    if (wish?.kind === 'building') {
      return event?.type === 'building.selected' && event.uuid === wish.uuid
    }
    return wish?.kind === 'signOut'
      ? event?.type === 'session.signOutRequested'
      : event === undefined
  },
  'what was typed is discarded by the word of its owner alone': (step) => {
    const isAgreed =
      step.before !== null &&
      isConfirming(step.before) &&
      step.event?.type === 'departure.confirmed'
    return discarded(step).length === (isAgreed ? 1 : 0)
  },
  'a wish to leave what is not saved is asked about': ({ before, event, after }) =>
    event?.type !== 'departure.wished' ||
    before === null ||
    !holdsEdits(before) ||
    isConfirming(after),
  'whoever stays keeps what was typed': ({ before, event, after }) =>
    event?.type !== 'departure.declined' ||
    before === null ||
    holdsEdits(before) === holdsEdits(after),
  'it is known what would be lost': ({ before, event, after }) => {
    if (event?.type === 'edits.made') return holdsEdits(after)
    if (event?.type === 'edits.gone') return !holdsEdits(after)
    return (
      before === null ||
      event?.type === 'departure.confirmed' ||
      holdsEdits(before) === holdsEdits(after)
    )
  },
  'no page is remembered that holds nothing': ({ after }) =>
    holdsEdits(after) === (after.context.page !== null),
  'a wish is forgotten with its answer': ({ after }) =>
    isConfirming(after) === (after.context.wish !== null),
}
