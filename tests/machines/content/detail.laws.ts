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
/** Somebody was faster, or it is over: to try again would mend nothing. */
const tooLate = /^(event_full|event_over|event_not_open|claims_limit_reached|offer_not_available)$/

/** One more is offered to this visitor, and there is one. */
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
/** Exactly as often, and never otherwise: said to the actor of this name, or done to the outside world. */
const happens = (step: Step, type: string, when: boolean, src?: string) =>
  (src === undefined ? effectsOf(step, type) : emitted(step, src, type)).length === (when ? 1 : 0)

/** The action that failed in this step and may be tried again. */
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
/** It tells of something new: what has been read before is old, the more so after an action. */
const isGoodRead = ({ before, event }: Step) =>
  event?.type === 'xstate.snapshot.read' &&
  event.snapshot.context.data !== before?.context.lastRead &&
  event.snapshot.context.data !== null &&
  event.snapshot.context.failure === null

/** One that has broken, which is a defect, hears nothing any more. */
const isReceived = (step: Step) => isCalling(step.after, 'read')

/** docs/behaviour.md#call-to-action, #capacity, #detail-page and #where-failures-show. */
export const detailLaws: Laws<typeof detailMachine> = {
  'a place is asked for only by somebody who has said so, or who tries again': (step) => {
    const { before, event } = step
    const isConfirmed =
      before?.matches('confirmingReservation') === true && event?.type === 'reserve.confirmed'
    const isAgain = isRetry(step) && event?.action === 'reserve' && mayAct(step, 'reserve')
    return hasCalled(step, 'reserve') === (isConfirmed || isAgain)
  },
  'a place is given back only by somebody who has said so, or who tries again': (step) => {
    const { before, event } = step
    const isConfirmed =
      before?.matches('confirmingCancellation') === true && event?.type === 'cancel.confirmed'
    const isAgain = isRetry(step) && event?.action === 'cancel' && mayAct(step, 'cancel')
    return hasCalled(step, 'cancel') === (isConfirmed || isAgain)
  },
  'nothing is taken and given back at once, and no dialog is open over a call': ({ after }) => {
    const isTaking = isCalling(after, 'reserve')
    const isGivingBack = isCalling(after, 'cancel')
    return (
      !(isTaking && isGivingBack) &&
      isTaking === after.matches('reserving') &&
      isGivingBack === after.matches('cancelling') &&
      after.hasTag('busy') === (isTaking || isGivingBack)
    )
  },
  'the question for a place opens where there is one to have, and nowhere else': (step) => {
    const { before, event, after } = step
    const isReload =
      before?.matches('browsing') === true &&
      event?.type === 'reserve.pressed' &&
      mayAct(step, 'reserve')
    const isOpen = after.matches('confirmingReservation')
    return isOpen ? isReload || before?.matches('confirmingReservation') === true : !isReload
  },
  'the question about giving back opens for those who have something, and nobody else': (step) => {
    const { before, event, after } = step
    const isReload =
      before?.matches('browsing') === true &&
      event?.type === 'cancel.pressed' &&
      mayAct(step, 'cancel')
    const isOpen = after.matches('confirmingCancellation')
    return isOpen ? isReload || before?.matches('confirmingCancellation') === true : !isReload
  },
  'a dialog that is closed is gone, and nothing was done': ({ before, event, after }) =>
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
  'a call ends by itself': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
  'whoever has got a place is told so': ({ event, after }) =>
    !hasAnswered(event, 'reserve') || (after.matches('reserved') && after.context.hasJustReserved),
  'nobody is told of a place but by an answer of the server': ({ before, event, after }) =>
    !after.matches('reserved') || before?.matches('reserved') || hasAnswered(event, 'reserve'),
  'whoever has given it back has it no more': ({ event, after }) =>
    !hasAnswered(event, 'cancel') || (after.matches('browsing') && !after.context.hasJustReserved),
  'how the visitor stands is what the server has said last, and nothing else changes it': (
    step,
  ) => {
    const { before, event, after } = step
    const { participation } = after.context
    if (hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel'))
      return participation === event?.output
    return isGoodRead(step) || participation === (before?.context.participation ?? null)
  },
  'a good reading tells how many are taken, and how many are the visitor’s own': (step) => {
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
  'whoever comes too late is told why': (step) => {
    const { before, after } = step
    if (!isTooLate(step)) return !after.matches('refused') || before?.matches('refused') === true
    const reason = after.context.refusal
    return after.matches('refused') && reason?.kind === 'refused' && tooLate.test(reason.code)
  },
  'a refusal is forgotten with the next decision': ({ before, after }) =>
    before === null ||
    after.context.intentId === before.context.intentId ||
    after.context.refusal === null,
  'the item is read again after each action, a press on Try again and a return, once': (step) => {
    const { event } = step
    const isOver = hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel')
    const isReload = ['page.returned', 'item.retried'].includes(event?.type ?? '')
    const isWanted = isOver || isTooLate(step) || failedIn(step) !== null || isReload
    return happens(step, 'request.invalidated', isReceived(step) && isWanted, 'read')
  },
  'a failed action opens the global error, once, with its reason and the way to try again': (
    step,
  ) => {
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
  'the global error closes when there is nothing left to try again': (step) => {
    const { event } = step
    const isEmpty =
      isRetry(step) && !mayAct(step, event?.action === 'cancel' ? 'cancel' : 'reserve')
    const isOver =
      hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel') || isTooLate(step) || isEmpty
    return happens(step, 'action.succeeded', isOver, 'globalError')
  },
  'an item that goes with this one is read too, once': (step) => {
    const { before, event, after } = step
    const data = isGoodRead(step) ? event?.snapshot.context.data : null
    const isFirst = before?.context.hasAttached === false && data?.attach_secondary_content === true
    const isBegun = after.children.attached !== before?.children.attached
    return isBegun === isFirst && (!isBegun || after.context.hasAttached)
  },
  'the calendar entry that is asked for is saved, once': (step) =>
    happens(step, 'saveCalendar', step.event?.type === 'calendar.saved') &&
    isDeepStrictEqual(effectsOf(step, 'saveCalendar')[0]?.entry, step.event?.entry),
  'another item that is opened is counted, once': (step) =>
    happens(
      step,
      'trackContent',
      step.event?.type === 'content.pressed' && step.before?.matches('browsing') === true,
    ),
  'a read that breaks is reported': (step) =>
    happens(step, 'reportBroken', hasFailed(step.event, 'read')),
}
