import { hasCalled, inputOf, isCalling } from '@kit/calls'
import { changes, done, either, failed, not, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites } from '@kit/vocabulary'
import type { approvalsMachine, DecisionMade } from '@machines/bookings/approvals/machine'
import { intentLaws, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws } from '../kernel/shared.laws'

type Step = Moment<typeof approvalsMachine>

const calls = ['approve', 'deny', 'takeBack'] as const
const lists = ['list', 'blocked'] as const
const started = (step: Step) => calls.find((call) => hasCalled(step, call))
const isLost = after(timedOut(), ...calls.map(failed))
const isDecided = after(...calls.map(done))
const hasNoFailure = ({ after: { context } }: Step) => context.mutation.failure === null

/** docs/behaviour.md#bookings. */
export const approvalsLaws: Laws<typeof approvalsMachine> = {
  ...mutationLaws<typeof approvalsMachine>(calls, (step) => started(step) !== undefined),
  ...intentLaws<typeof approvalsMachine>((step) => started(step) !== undefined),
  'one decision is made at a time': cites(
    'Bookings to approve lists the bookings that wait for a decision and, below them, the times that a denial still blocks, each with a button to free it.',
    ({ after: now }) => calls.filter((call) => isCalling(now, call)).length <= 1,
  ),
  'the decision is the one pressed, for the booking pressed': cites(
    'Bookings to approve lists the bookings that wait for a decision and, below them, the times that a denial still blocks, each with a button to free it.',
    (step) => {
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
  ),
  ...invalidationLaws(
    lists,
    either(isDecided, isLost, after('request.invalidated')),
    'Bookings to approve lists the bookings that wait for a decision and, below them, the times that a denial still blocks, each with a button to free it.',
  ),
  'a failed decision shows why, and a typed reason stays': all(
    isLost.next(not(hasNoFailure)),
    isLost.from('approving', 'takingBack').next('choosing'),
    isLost
      .from('denying')
      .next('givingReason', not(changes<typeof approvalsMachine>(({ context }) => context.reason))),
  ),
  'the typed reason is the one that is sent': all(
    after('reason.changed')
      .from('givingReason')
      .next(({ event, after: { context } }: Step) => context.reason === event?.reason),
    after('denial.chosen')
      .from('givingReason')
      .next(({ event, after: { context } }: Step) => context.denial === event?.denial),
  ),
  'a dismissed failure disappears': all(
    after('failure.dismissed').from('choosing').next(hasNoFailure),
    after('denial.dismissed').from('givingReason').next('choosing', hasNoFailure),
  ),
  ...crashLaws(...lists),
  'a reason and a failure belong to one booking': after('deny.pressed')
    .from('choosing')
    .next(
      hasNoFailure,
      ({ event, after: { context } }: Step) =>
        context.reason === '' && context.uuid === event?.uuid,
    ),
}
