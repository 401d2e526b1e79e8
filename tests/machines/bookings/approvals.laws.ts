import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { approvalsMachine, DecisionMade } from '@machines/bookings/approvals/machine'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof approvalsMachine>

const calls = ['approve', 'deny', 'takeBack'] as const
const lists = ['list', 'blocked'] as const
const isDeciding = ({ after }: Step) => calls.some((call) => isCalling(after, call))
const started = (step: Step) => calls.find((call) => hasCalled(step, call))
const ended = ({ event }: Step) =>
  hasTimedOut(event) || calls.some((call) => hasAnswered(event, call) || hasFailed(event, call))
const invalidations = ({ sent }: Step, list: string) =>
  sent.filter(({ src, event }) => src === list && event.type === 'request.invalidated').length

/** docs/behaviour.md#bookings. */
export const approvalsLaws: Laws<typeof approvalsMachine> = {
  ...mutationLaws<typeof approvalsMachine>(calls, (step) => started(step) !== undefined),
  'one decision is made at a time, and every call has a time limit': (step) =>
    !isDeciding(step) ||
    (calls.filter((call) => isCalling(step.after, call)).length === 1 && endsWithin(step, 20_000)),
  'the decision is the one pressed, for the booking pressed': (step) => {
    const call = started(step)
    if (call === undefined) return true
    const made = inputOf(step.after, call) as DecisionMade
    if (call === 'approve') {
      return made.decision === 'accepted' && made.uuid === step.event?.uuid && made.reason === ''
    }
    if (call === 'takeBack') {
      return made.decision === 'denied_available' && made.uuid === step.event?.uuid
    }
    const { uuid, denial, reason } = step.before?.context ?? {}
    return made.decision === denial && made.uuid === uuid && made.reason === reason
  },
  'both lists are read again after each decision, a return and a retry': (step) => {
    const isReload = ['page.returned', 'list.retried'].includes(step.event?.type ?? '')
    return lists.every((list) => {
      const isReceived = isCalling(step.after, list) && (ended(step) || isReload)
      return invalidations(step, list) === (isReceived ? 1 : 0)
    })
  },
  'a failed decision shows why, and a typed reason stays': (step) => {
    const { before, event, after } = step
    if (!calls.some((call) => hasFailed(event, call)) && !hasTimedOut(event)) return true
    const stays = before?.matches('denying')
      ? after.matches('givingReason') && after.context.reason === before.context.reason
      : after.matches('choosing')
    return stays && after.context.mutation.failure !== null
  },
  'the typed reason is the one that is sent': ({ before, event, after }) => {
    if (before?.matches('givingReason') !== true) return true
    if (event?.type === 'reason.changed') return after.context.reason === event.reason
    return event?.type !== 'denial.chosen' || after.context.denial === event.denial
  },
  'a dismissed failure disappears': ({ before, event, after }) =>
    !['failure.dismissed', 'denial.dismissed'].includes(event?.type ?? '') ||
    !after.matches('choosing') ||
    before?.matches('choosing') !== (event?.type === 'failure.dismissed') ||
    after.context.mutation.failure === null,
  'a list that crashes is reported once': (step) =>
    effectsOf(step, 'reportBroken').length ===
    (lists.some((list) => hasFailed(step.event, list)) ? 1 : 0),
  'a reason and a failure belong to one booking': ({ event, after, before }) =>
    event?.type !== 'deny.pressed' ||
    before?.matches('choosing') !== true ||
    (after.context.reason === '' &&
      after.context.uuid === event.uuid &&
      after.context.mutation.failure === null),
}
