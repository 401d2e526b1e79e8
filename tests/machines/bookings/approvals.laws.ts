import {
  askedOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { approvalsMachine, DecisionMade } from '@machines/bookings/approvals/machine'

type Step = Moment<typeof approvalsMachine>

const calls = ['approve', 'deny', 'takeBack'] as const
const lists = ['list', 'blocked'] as const
const isDeciding = ({ after }: Step) => calls.some((call) => isCalling(after, call))
const begun = (step: Step) => calls.find((call) => hasCalled(step, call))
const ended = ({ event }: Step) =>
  hasTimedOut(event) || calls.some((call) => hasAnswered(event, call) || hasFailed(event, call))
const invalidations = ({ sent }: Step, list: string) =>
  sent.filter(({ src, event }) => src === list && event.type === 'request.invalidated').length

/** docs/behaviour.md#bookings. */
export const approvalsLaws: Laws<typeof approvalsMachine> = {
  'one decision is made at a time, and ends by itself': (step) =>
    !isDeciding(step) ||
    (calls.filter((call) => isCalling(step.after, call)).length === 1 && endsWithin(step, 20_000)),
  'what is decided is what was pressed, about the booking that was pressed': (step) => {
    const call = begun(step)
    if (call === undefined) return true
    const made = askedOf(step.after, call) as DecisionMade
    if (call === 'approve') {
      return made.decision === 'accepted' && made.uuid === step.event?.uuid && made.reason === ''
    }
    if (call === 'takeBack') {
      return made.decision === 'denied_available' && made.uuid === step.event?.uuid
    }
    const { uuid, denial, reason } = step.before?.context ?? {}
    return made.decision === denial && made.uuid === uuid && made.reason === reason
  },
  'each decision has a key of its own': (step) => {
    const call = begun(step)
    if (call === undefined) return true
    const { key } = askedOf(step.after, call) as DecisionMade
    return step.past.every((moment) =>
      calls.every((each) => (askedOf(moment.after, each) as DecisionMade | undefined)?.key !== key),
    )
  },
  'after each decision, a return and a retry both lists are read again': (step) => {
    const isAsked = ['page.returned', 'list.retried'].includes(step.event?.type ?? '')
    return lists.every((list) => {
      const isHeard = isCalling(step.after, list) && (ended(step) || isAsked)
      return invalidations(step, list) === (isHeard ? 1 : 0)
    })
  },
  'a decision that failed says why, and a reason that was written stays': (step) => {
    const { before, event, after } = step
    if (!calls.some((call) => hasFailed(event, call)) && !hasTimedOut(event)) return true
    const stays = before?.matches('denying')
      ? after.matches('givingReason') && after.context.reason === before.context.reason
      : after.matches('choosing')
    return stays && after.context.failure !== null
  },
  'a reason belongs to one booking': ({ event, after, before }) =>
    event?.type !== 'deny.pressed' ||
    before?.matches('choosing') !== true ||
    (after.context.reason === '' && after.context.uuid === event.uuid),
}
