import type { ServiceRequest } from '@contract/serviceRequests'
import { endsWithin, hasAnswered, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { RequestFormOutput } from '@machines/requestForm/machine'
import type { serviceRequestsMachine } from '@machines/serviceRequests/machine'

type Step = Moment<typeof serviceRequestsMachine>

const withId = ({ context: { requests } }: Step['after'], id: string) =>
  requests.filter((each) => each.id === id)

/** docs/behaviour.md#requests. */
export const serviceRequestsLaws: Laws<typeof serviceRequestsMachine> = {
  'what was sent stands in the list, once and first': ({ event, after }) => {
    if (!hasAnswered(event, 'form')) return true
    const sent = (event?.output as RequestFormOutput | undefined)?.answer?.request
    return (
      sent == null || (after.context.requests[0] === sent && withId(after, sent.id).length === 1)
    )
  },
  'a request that has changed takes the place of the one before': ({ before, event, after }) => {
    if (!hasAnswered(event, 'withdraw')) return true
    const changed = event?.output as ServiceRequest
    return (
      after.context.requests.length === before?.context.requests.length &&
      withId(after, changed.id).every((each) => each === changed)
    )
  },
  'the list stays until something newer has come': ({ before, event, after }) =>
    before === null ||
    ['read', 'refresh', 'form', 'withdraw'].some((id) => hasAnswered(event, id)) ||
    after.context.requests === before.context.requests,
  'every call ends by itself': (moment) =>
    ['read', 'refresh', 'withdraw'].every(
      (id) => !isCalling(moment.after, id) || endsWithin(moment, 20_000),
    ),
  'nothing is withdrawn unasked': ({ before, event, after }) =>
    !isCalling(after, 'withdraw') ||
    isCalling(before, 'withdraw') ||
    event?.type === 'withdraw.confirmed',
  'what could not be withdrawn is told where it was asked': ({ before, event, after }) => {
    const wasWithdrawing = before?.matches({ asking: 'withdrawing' }) === true
    const failed = hasFailed(event, 'withdraw') || hasTimedOut(event, 'withdrawTimeout')
    return (
      !wasWithdrawing ||
      !failed ||
      (after.matches({ asking: 'confirmingWithdrawal' }) && after.context.withdrawFailure !== null)
    )
  },
}
