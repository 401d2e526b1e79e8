import { isDeepStrictEqual } from 'node:util'
import { effectsOf, hasAnswered, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import { both, done, either, entered, left, not, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once, only } from '@kit/vocabulary'
import type { detailMachine } from '@machines/content/detail/machine'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import { FailedCall } from '@machines/kernel/failure'
import { failureLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws, timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof detailMachine>
type Known = ParticipationStatus | null

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
/** Emitted to the actor of this name exactly this often. */
const happens = (step: Step, type: string, when: boolean, src: string) =>
  emitted(step, src, type).length === (when ? 1 : 0)

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
const isRetry = after('request.retried').from('browsing')
const isRetryOf = (step: Step, action: 'reserve' | 'cancel') =>
  isRetry(step) && step.event?.action === action && mayAct(step, action)
const isDecision = either<typeof detailMachine>(
  after('reserve.confirmed').from('confirmingReservation'),
  after('cancel.confirmed').from('confirmingCancellation'),
)
const dialogs = ['confirmingReservation', 'reserved', 'refused', 'confirmingCancellation']
const hasJustReserved = ({ after: { context } }: Step) => context.hasJustReserved
/** It reports a change: earlier reads are stale, especially after an action. */
const isGoodRead = ({ before, event }: Step) =>
  event?.type === 'xstate.snapshot.read' &&
  event.snapshot.context.data !== before?.context.lastRead &&
  event.snapshot.context.data !== null &&
  event.snapshot.context.failure === null

/** docs/behaviour.md#call-to-action, #capacity, #detail-page and #where-failures-show. */
export const detailLaws: Laws<typeof detailMachine> = {
  'only a confirmation or a retry requests a place': cites(
    'The call to action is an RSVP, a claim, or a link: to an external URL, a page of the app, an attached amenity, company or content, a mini-app, a survey, or the native app.',
    iff(
      started('reserve'),
      either(after('reserve.confirmed').from('confirmingReservation'), (step: Step) =>
        isRetryOf(step, 'reserve'),
      ),
    ),
  ),
  'only a confirmation or a retry returns a place': iff(
    started('cancel'),
    either(after('cancel.confirmed').from('confirmingCancellation'), (step: Step) =>
      isRetryOf(step, 'cancel'),
    ),
  ),
  'taking and returning never run concurrently, and no dialog is open during a call': all(
    iff('reserving', ({ after: at }: Step) => isCalling(at, 'reserve')),
    iff('cancelling', ({ after: at }: Step) => isCalling(at, 'cancel')),
    iff(({ after: at }: Step) => at.hasTag('busy'), either('reserving', 'cancelling')),
  ),
  'the RSVP confirmation opens if a place is available, and only then': cites(
    [
      'The call to action is an RSVP, a claim, or a link: to an external URL, a page of the app, an attached amenity, company or content, a mini-app, a survey, or the native app.',
      'It is disabled outside its display window, and a notice says since or until when.',
    ],
    iff(
      entered('confirmingReservation'),
      both(after('reserve.pressed').from('browsing'), (step: Step) => mayAct(step, 'reserve')),
    ),
  ),
  'the cancellation opens for a user who has a place, and only then': iff(
    entered('confirmingCancellation'),
    both(after('cancel.pressed').from('browsing'), (step: Step) => mayAct(step, 'cancel')),
  ),
  'closing a dialog changes nothing': after('dialog.closed').next(
    ({ before, after: now }: Step) =>
      before === null ||
      before.hasTag('busy') ||
      (now.matches('browsing') && isDeepStrictEqual(before.context, now.context)),
  ),
  'a dialog stays until it is answered': only(either(...dialogs.map(left))).after(({ type }) =>
    /confirmed$|closed$/.test(type),
  ),
  'every try of one decision has the same key, and another decision has another': cites(
    'Every mutation takes an Idempotency-Key.',
    (step) => {
      const was = step.before?.context.mutation.intentId ?? 0
      return step.after.context.mutation.intentId === (isDecision(step) ? was + 1 : was)
    },
  ),
  ...timeLimitLaws(),
  'a user who gets a place is notified': after(done('reserve')).next('reserved', hasJustReserved),
  'only a response from the server confirms a place': only('reserved').after(done('reserve')),
  'a user who returns a place has it no more': after(done('cancel')).next(
    'browsing',
    not(hasJustReserved),
  ),
  "the user's participation is the server's latest, and nothing else changes it": cites(
    'A request that comes too late gets 409 (event_full, claims_limit_reached), and the page shows the current count.',
    (step) => {
      const { before, event, after: now } = step
      const { participation } = now.context
      if (hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel'))
        return participation === event?.output
      return isGoodRead(step) || participation === (before?.context.participation ?? null)
    },
  ),
  'a successful read returns how many places are taken, and how many by the user': (step) => {
    const { event, after: now } = step
    if (!isGoodRead(step)) return true
    const { data } = event?.snapshot.context ?? {}
    const { holders, rsvp_enabled, claimable, max_claims_per_user } = data
    const known = now.context.participation
    if (known === null || !(rsvp_enabled || claimable)) return known === null && !rsvp_enabled
    const own = (holders as number[] | undefined)?.filter((id) => id === now.context.of.userId)
    return (
      known.taken === (holders?.length ?? 0) &&
      known.mine === (own?.length ?? 0) &&
      known.kind === (rsvp_enabled ? 'rsvp' : 'claim') &&
      known.perUser === (max_claims_per_user ?? 1)
    )
  },
  'a user who is too late sees why': cites(
    'A request that comes too late gets 409 (event_full, claims_limit_reached), and the page shows the current count.',
    all(
      iff(entered('refused'), isTooLate),
      during('refused').always(
        ({ after: { context } }: Step) =>
          context.mutation.failure?.kind === 'refused' &&
          tooLate.test(context.mutation.failure.code),
      ),
    ),
  ),
  'a new attempt clears the failure of the last one': during(
    either(after('start'), 'reserving', 'cancelling'),
  ).always(({ after: { context } }: Step) => context.mutation.failure === null),
  ...failureLaws(['reserve', 'cancel'], either('browsing', 'refused')),
  ...invalidationLaws(
    ['read'],
    either(
      after('request.invalidated', done('reserve'), done('cancel')),
      isTooLate,
      (step: Step) => failedIn(step) !== null,
    ),
  ),
  'the passes are read again once, after a place was taken or returned': cites(
    'Each RSVP and each claim has a pass: a code to read and to scan, the name of its holder, what, when and where, and directions.',
    once('invalidatePasses').when(after(done('reserve'), done('cancel'))),
  ),
  'a failed action opens the global error once, with its reason and the retry': cites(
    'A failed RSVP or claim opens the global error with "try again".',
    (step) => {
      const action = failedIn(step)
      const [raised] = emitted(step, 'globalError', 'error.raised')
      if (action === null) return raised === undefined
      const failure = step.event?.error instanceof FailedCall ? step.event.error.failure : null
      const status = failure?.kind === 'refused' ? failure.status : null
      return (
        happens(step, 'error.raised', true, 'globalError') &&
        raised?.event.status === status &&
        raised.event.action.isOfPage === true &&
        isDeepStrictEqual(raised.event.action.event, { type: 'request.retried', action }) &&
        step.after.matches('browsing')
      )
    },
  ),
  'the global error closes when there is nothing left to retry': (step) => {
    const { event } = step
    const isEmpty =
      isRetry(step) && !mayAct(step, event?.action === 'cancel' ? 'cancel' : 'reserve')
    const isOver =
      hasAnswered(event, 'reserve') || hasAnswered(event, 'cancel') || isTooLate(step) || isEmpty
    return happens(step, 'action.succeeded', isOver, 'globalError')
  },
  'a related item is read too, once': cites(
    'Below the text, the page shows related items that home has already read, of the same category or company; it sends no request for them.',
    (step) => {
      const { before, event, after: now } = step
      const data = isGoodRead(step) ? event?.snapshot.context.data : null
      const isFirst =
        before?.context.hasAttached === false && data?.attach_secondary_content === true
      const isBegun = now.children.attached !== before?.children.attached
      return isBegun === isFirst && (!isBegun || now.context.hasAttached)
    },
  ),
  'the requested calendar entry is saved once': cites(
    [
      'An event with a time can be added to a calendar beside that time.',
      'The user can add an event to Google, to Outlook, or as an .ics file.',
    ],
    all(once('saveCalendar').when(after('calendar.saved')), (step) =>
      isDeepStrictEqual(effectsOf(step, 'saveCalendar')[0]?.entry, step.event?.entry),
    ),
  ),
  'opening another item is counted once': once('trackContent').when(
    after('content.pressed').from('browsing'),
  ),
  ...crashLaws('read'),
}
