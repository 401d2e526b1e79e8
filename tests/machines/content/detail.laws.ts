import { isDeepStrictEqual } from 'node:util'
import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { detailMachine } from '@machines/content/detail/machine'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import { FailedCall } from '@machines/kernel/failure'

type Step = Moment<typeof detailMachine>
type Known = ParticipationStatus | null

const callMs = 20_000
/** Another user was faster, or the time is over: a retry would not help. */
const tooLate = /^(event_full|event_over|event_not_open|claims_limit_reached|offer_not_available)$/

/** The server offers this user one more, and one is available. */
const hasRoom = (known: Known) =>
  known !== null &&
  known.isOffered &&
  known.mine < known.perUser &&
  (known.limit === null || known.taken < known.limit)
const hasOwn = (known: Known) => known !== null && known.mine > 0

const isTooLate = ({ event }: Step) =>
  hasFailed(event, 'reserve') &&
  event?.error instanceof FailedCall &&
  event.error.failure.kind === 'refused' &&
  tooLate.test(event.error.failure.code)

const emitted = ({ sent }: Step, src: string, type: string) =>
  sent.filter((each) => each.src === src && each.event.type === type)
/** Emitted to the actor of this name, or executed as an action, exactly this often. */
const happens = (step: Step, type: string, when: boolean, src?: string) =>
  (src === undefined ? effectsOf(step, type) : emitted(step, src, type)).length === (when ? 1 : 0)

/** The action that failed in this step and can be retried. */
const failedIn = (step: Step): 'reserve' | 'cancel' | null => {
  const { before, event } = step
  const isLate = hasTimedOut(event)
  if (hasFailed(event, 'reserve') || (isLate && before?.matches('reserving')))
    return isTooLate(step) ? null : 'reserve'
  return hasFailed(event, 'cancel') || isLate ? 'cancel' : null
}
const mayAct = (step: Step, action: 'reserve' | 'cancel') => {
  const known = step.before?.context.participation ?? null
  return action === 'reserve' ? hasRoom(known) : hasOwn(known)
}
const isRetry = ({ before, event }: Step) =>
  event?.type === 'action.retried' && before?.matches('browsing') === true
/** It reports a change: earlier reads are stale, especially after an action. */
const isGoodRead = ({ before, event }: Step) =>
  event?.type === 'xstate.snapshot.read' &&
  event.snapshot.context.data !== before?.context.lastRead &&
  event.snapshot.context.data !== null &&
  event.snapshot.context.failure === null

/** A crashed actor, which is a defect, receives nothing more. */
const isReceived = (step: Step) => isCalling(step.after, 'read')

/** docs/behaviour.md#call-to-action, #capacity, #detail-page and #where-failures-show. */
export const detailLaws: Laws<typeof detailMachine> = {
  'only a confirmation or a retry requests a place': (step) => {
    const { before, event } = step
    const isConfirmed =
      before?.matches('confirmingReservation') === true && event?.type === 'reserve.confirmed'
    const isAgain = isRetry(step) && event?.action === 'reserve' && mayAct(step, 'reserve')
    return hasCalled(step, 'reserve') === (isConfirmed || isAgain)
  },
  'only a confirmation or a retry returns a place': (step) => {
    const { before, event } = step
    const isConfirmed =
      before?.matches('confirmingCancellation') === true && event?.type === 'cancel.confirmed'
    const isAgain = isRetry(step) && event?.action === 'cancel' && mayAct(step, 'cancel')
    return hasCalled(step, 'cancel') === (isConfirmed || isAgain)
  },
  'taking and returning never run concurrently, and no dialog is open during a call': ({
    after,
  }) => {
    const isTaking = isCalling(after, 'reserve')
    const isGivingBack = isCalling(after, 'cancel')
    return (
      !(isTaking && isGivingBack) &&
      isTaking === after.matches('reserving') &&
      isGivingBack === after.matches('cancelling') &&
      after.hasTag('busy') === (isTaking || isGivingBack)
    )
  },
  'the RSVP confirmation opens only if a place is available': (step) => {
    const { before, event, after } = step
    const isReload =
      before?.matches('browsing') === true &&
      event?.type === 'reserve.pressed' &&
      mayAct(step, 'reserve')
    const isOpen = after.matches('confirmingReservation')
    return isOpen ? isReload || before?.matches('confirmingReservation') === true : !isReload
  },
  'the cancellation opens only for a user who has a place': (step) => {
    const { before, event, after } = step
    const isReload =
      before?.matches('browsing') === true &&
      event?.type === 'cancel.pressed' &&
      mayAct(step, 'cancel')
    const isOpen = after.matches('confirmingCancellation')
    return isOpen ? isReload || before?.matches('confirmingCancellation') === true : !isReload
  },
  'closing a dialog changes nothing': ({ before, event, after }) =>
    event?.type !== 'dialog.closed' ||
    before === null ||
    before.hasTag('busy') ||
    (after.matches('browsing') && isDeepStrictEqual(before.context, after.context)),
  'a dialog stays until it is answered': ({ before, event, after }) => {
    const open = (
      ['confirmingReservation', 'reserved', 'refused', 'confirmingCancellation'] as const
    ).find((state) => before?.matches(state))
    return open === undefined || /confirmed$|closed$/.test(event?.type ?? '') || after.matches(open)
  },
  'every try of one decision has the same key, and another decision has another': (step) => {
    const { before, event, after } = step
    const isDecision =
      (before?.matches('confirmingReservation') && event?.type === 'reserve.confirmed') ||
      (before?.matches('confirmingCancellation') && event?.type === 'cancel.confirmed')
    const was = before?.context.intentId ?? 0
    return after.context.intentId === (isDecision ? was + 1 : was)
  },
  'every call has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
  'a user who gets a place is notified': ({ event, after }) =>
    !hasAnswered(event, 'reserve') || (after.matches('reserved') && after.context.hasJustReserved),
  'only a response from the server confirms a place': ({ before, event, after }) =>
    !after.matches('reserved') || before?.matches('reserved') || hasAnswered(event, 'reserve'),
  'a user who returns a place has it no more': ({ event, after }) =>
    !hasAnswered(event, 'cancel') || (after.matches('browsing') && !after.context.hasJustReserved),
  "the user's participation is the server's latest, and nothing else changes it": (step) => {
    const { before, event, after } = step
    const { participation } = after.context
    if (hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel'))
      return participation === event?.output
    return isGoodRead(step) || participation === (before?.context.participation ?? null)
  },
  'a successful read returns how many places are taken, and how many by the user': (step) => {
    const { event, after } = step
    if (!isGoodRead(step)) return true
    const { data } = event?.snapshot.context ?? {}
    const { holders, rsvp_enabled, claimable, max_claims_per_user } = data
    const known = after.context.participation
    if (known === null || !(rsvp_enabled || claimable)) return known === null && !rsvp_enabled
    const own = (holders as number[] | undefined)?.filter((id) => id === after.context.of.userId)
    return (
      known.taken === (holders?.length ?? 0) &&
      known.mine === (own?.length ?? 0) &&
      known.kind === (rsvp_enabled ? 'rsvp' : 'claim') &&
      known.perUser === (max_claims_per_user ?? 1)
    )
  },
  'a user who is too late sees why': (step) => {
    const { before, after } = step
    if (!isTooLate(step)) return !after.matches('refused') || before?.matches('refused') === true
    const reason = after.context.refusal
    return after.matches('refused') && reason?.kind === 'refused' && tooLate.test(reason.code)
  },
  'the next decision clears a refusal': ({ before, after }) =>
    before === null ||
    after.context.intentId === before.context.intentId ||
    after.context.refusal === null,
  'the item is read again once after each action, a retry and a return': (step) => {
    const { event } = step
    const isOver = hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel')
    const isReload = ['page.returned', 'item.retried'].includes(event?.type ?? '')
    const isWanted = isOver || isTooLate(step) || failedIn(step) !== null || isReload
    return happens(step, 'request.invalidated', isReceived(step) && isWanted, 'read')
  },
  'a failed action opens the global error once, with its reason and the retry': (step) => {
    const action = failedIn(step)
    const [raised] = emitted(step, 'globalError', 'error.raised')
    if (action === null) return raised === undefined
    const failure = step.event?.error instanceof FailedCall ? step.event.error.failure : null
    const status = failure?.kind === 'refused' ? failure.status : null
    return (
      happens(step, 'error.raised', true, 'globalError') &&
      raised?.event.status === status &&
      raised.event.action.isOfPage === true &&
      isDeepStrictEqual(raised.event.action.event, { type: 'action.retried', action }) &&
      step.after.matches('browsing')
    )
  },
  'the global error closes when there is nothing left to retry': (step) => {
    const { event } = step
    const isEmpty =
      isRetry(step) && !mayAct(step, event?.action === 'cancel' ? 'cancel' : 'reserve')
    const isOver =
      hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel') || isTooLate(step) || isEmpty
    return happens(step, 'action.succeeded', isOver, 'globalError')
  },
  'a related item is read too, once': (step) => {
    const { before, event, after } = step
    const data = isGoodRead(step) ? event?.snapshot.context.data : null
    const isFirst = before?.context.hasAttached === false && data?.attach_secondary_content === true
    const isBegun = after.children.attached !== before?.children.attached
    return isBegun === isFirst && (!isBegun || after.context.hasAttached)
  },
  'the requested calendar entry is saved once': (step) =>
    happens(step, 'saveCalendar', step.event?.type === 'calendar.saved') &&
    isDeepStrictEqual(effectsOf(step, 'saveCalendar')[0]?.entry, step.event?.entry),
  'opening another item is counted once': (step) =>
    happens(
      step,
      'trackContent',
      step.event?.type === 'content.pressed' && step.before?.matches('browsing') === true,
    ),
  'a read that crashes is reported': (step) =>
    happens(step, 'reportBroken', hasFailed(step.event, 'read')),
}
