import type { ServiceRequest } from '@contract/serviceRequests'
import {
  effectsOf,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import { done, either, running, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during } from '@kit/vocabulary'
import type { RequestFormOutput } from '@machines/support/requestForm/machine'
import type {
  ServiceRequestPage,
  ServiceRequestsWanted,
  serviceRequestsMachine,
} from '@machines/support/serviceRequests/machine'
import { requestsOf } from '@machines/support/serviceRequests/selectors'
import { mutationLaws } from '../kernel/mutation.laws'
import { timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof serviceRequestsMachine>

const reads = ['read', 'refresh', 'readMore']

const withId = (at: Step['after'], id: string) => requestsOf(at).filter((each) => each.id === id)
const idsOf = (at: Step['before']) => (at === null ? [] : requestsOf(at).map(({ id }) => id))

/** docs/behaviour.md#requests. */
export const serviceRequestsLaws: Laws<typeof serviceRequestsMachine> = {
  ...mutationLaws<typeof serviceRequestsMachine>(
    ['withdraw'],
    ({ before, event }) =>
      before?.matches({ dialog: 'closed' }) === true && event?.type === 'withdraw.pressed',
  ),
  'a new request is appended to the list once': cites(
    'The request appears in the list at once, and can be withdrawn (Canceled) while it is Pending or Submitted; the building sets every other status.',
    after(done('form')).next(({ before, event, after: now }: Step) => {
      const sent = (event?.output as RequestFormOutput | undefined)?.answer?.request
      if (sent == null) return true
      const isNew = !idsOf(before).includes(sent.id)
      return (
        withId(now, sent.id).length === 1 &&
        withId(now, sent.id)[0] === sent &&
        (!isNew || requestsOf(now)[0] === sent)
      )
    }),
  ),
  'a sent request stays in the list, even if a page was read before it': ({
    before,
    event,
    after: now,
  }) =>
    !['read', 'refresh', 'readMore'].some((id) => hasAnswered(event, id)) ||
    (before?.context.sent ?? []).every(({ id }) => withId(now, id).length === 1),
  'only a press reads the next page, from the end of the last one': cites(
    'Like the list of bookings to approve, it continues page by page after a hundred.',
    (step) => {
      const { before, event } = step
      if (!hasCalled(step, 'readMore')) return true
      const { offset } = inputOf(step.after, 'readMore') as ServiceRequestsWanted
      return event?.type === 'more.pressed' && offset === before?.context.requests.length
    },
  ),
  'a refresh reads all rows that were read before': cites(
    'Like the list of bookings to approve, it continues page by page after a hundred.',
    during(started('refresh')).always((step: Step) => {
      const { offset, count } = inputOf(step.after, 'refresh') as ServiceRequestsWanted
      return offset === 0 && count >= (step.before?.context.requests.length ?? 0)
    }),
  ),
  'a page removes no visible row, and lists no request twice': ({ before, event, after: now }) => {
    const ids = idsOf(now)
    const isWhole = new Set(ids).size === ids.length
    return (
      isWhole && (!hasAnswered(event, 'readMore') || idsOf(before).every((id) => ids.includes(id)))
    )
  },
  'a changed request replaces its previous version': after(done('withdraw')).next(
    ({ before, event, after: now }: Step) => {
      const changed = event?.output as ServiceRequest
      return (
        requestsOf(now).length === idsOf(before).length &&
        withId(now, changed.id).every((each) => each === changed)
      )
    },
  ),
  'a read that started before a withdrawal never restores the old status': after(
    done('withdraw'),
  ).next((step: Step) => hasCalled(step, 'refresh') || hasCalled(step, 'read')),
  'rows stay until newer ones arrive': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    ({ before, event, after: now }) =>
      before === null ||
      ['read', 'refresh', 'readMore', 'form', 'withdraw'].some((id) => hasAnswered(event, id)) ||
      now.context.requests === before.context.requests,
  ),
  'a failed list shows why, and the previous rows stay': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    ({ before, event, after: now }) => {
      const hasListFailed =
        reads.some((id) => hasFailed(event, id)) || hasTimedOut(event, 'listTimeout')
      if (before === null || !hasListFailed) return true
      const next = before.matches({ list: 'loading' }) ? 'failed' : 'shown'
      return now.matches({ list: next }) && now.context.failure !== null
    },
  ),
  'a page that was read is shown': ({ before, event, after: now }) => {
    if (event === null || !reads.some((id) => hasAnswered(event, id))) return true
    const { requests } = event.output as ServiceRequestPage
    const known = hasAnswered(event, 'readMore') ? idsOf(before) : []
    return (
      now.matches({ list: 'shown' }) &&
      requests.every(({ id }) => known.includes(id) || withId(now, id).length === 1) &&
      (hasAnswered(event, 'readMore') || now.context.requests === requests)
    )
  },
  'one press reads a failed list again': after('list.retried').next(
    (step: Step) => step.before?.matches({ list: 'failed' }) !== true || hasCalled(step, 'read'),
  ),
  'the withdrawn request is the one pressed, and its dialog closes': cites(
    'The request appears in the list at once, and can be withdrawn (Canceled) while it is Pending or Submitted; the building sets every other status.',
    ({ before, event, after: now }) =>
      event?.type === 'withdraw.pressed' && before?.matches({ dialog: 'closed' }) === true
        ? now.context.id === event.id
        : !hasAnswered(event, 'withdraw') || now.matches({ dialog: 'closed' }),
  ),
  'a form that crashes is closed and reported once': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    (step) => {
      const isBroken = hasFailed(step.event, 'form')
      return (
        effectsOf(step, 'reportBroken').length === (isBroken ? 1 : 0) &&
        (!isBroken || step.after.matches({ dialog: 'closed' }))
      )
    },
  ),
  ...timeLimitLaws(20_000, either(...reads.map(running), running('withdraw'))),
  'only a confirmation withdraws a request': cites(
    'The request appears in the list at once, and can be withdrawn (Canceled) while it is Pending or Submitted; the building sets every other status.',
    ({ before, event, after: now }) =>
      !isCalling(now, 'withdraw') ||
      isCalling(before, 'withdraw') ||
      event?.type === 'withdraw.confirmed',
  ),
  'a failed withdrawal shows where the user confirmed': ({ before, event, after: now }) => {
    const wasWithdrawing = before?.matches({ dialog: 'withdrawing' }) === true
    const failed = hasFailed(event, 'withdraw') || hasTimedOut(event, 'mutationTimeout')
    return (
      !wasWithdrawing ||
      !failed ||
      (now.matches({ dialog: 'confirmingWithdrawal' }) && now.context.mutation.failure !== null)
    )
  },
}
