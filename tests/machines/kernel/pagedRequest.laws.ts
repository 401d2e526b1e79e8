import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf, isCalling } from '@kit/calls'
import { done, either } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import {
  createPagedRequest,
  type Rows,
  type RowsWanted,
} from '@machines/kernel/pagedRequest/machine'
import {
  hasMoreRows,
  isLoadingMoreRows,
  rowsFailure,
} from '@machines/kernel/pagedRequest/selectors'
import { readLaws } from './read.laws'

type Row = { id: string; name: string }
type Of = { buildingUuid: string }

export const pagedRequestMachine = createPagedRequest<Of, Row>(({ id }) => id)

type Step = Moment<typeof pagedRequestMachine>

const calls = ['load', 'reload', 'loadMore'] as const
const called = (step: Step) => calls.find((call) => hasCalled(step, call))
const outputOf = (event: Step['event']) => event?.output as Rows<Row> | undefined
const ids = (rows: readonly Row[] | null | undefined) => (rows ?? []).map(({ id }) => id)

/** The number of rows that have arrived since the list was last read from its start. */
function receivedIn(past: readonly Step[]): number {
  const isFirst = ({ event }: Step) => hasAnswered(event, 'load') || hasAnswered(event, 'reload')
  const since = past.findLastIndex(isFirst)
  const pages = past.slice(Math.max(0, since)).filter(({ event }) => {
    return calls.some((call) => hasAnswered(event, call))
  })
  return pages.flatMap(({ event }) => ids(outputOf(event)?.items)).length
}

/** docs/behaviour.md#where-failures-show; the foundation of every paged list. */
export const pagedRequestLaws: Laws<typeof pagedRequestMachine> = {
  ...readLaws(['load', 'reload'], either(after('start'), after('more.pressed').from('rejected')), [
    'loadMore',
  ]),
  'the first page and a refresh replace the rows': ({ event, after: now }) => {
    if (!hasAnswered(event, 'load') && !hasAnswered(event, 'reload')) return true
    const answer = outputOf(event)
    return now.context.data === answer?.items && now.context.total === answer?.total
  },
  'the next page is appended, and no row is listed twice': cites(
    'Like the list of bookings to approve, it continues page by page after a hundred.',
    after(done('loadMore')).next(({ before, event, after: now }: Step) => {
      const rows = ids(before?.context.data)
      const next = ids(outputOf(event)?.items).filter((id) => !rows.includes(id))
      return isDeepStrictEqual(ids(now.context.data), [...rows, ...next])
    }),
  ),
  'what a response contains besides rows is the latest': after(...calls.map(done)).next(
    ({ event, after: now }: Step) => now.context.page === event?.output,
  ),
  'an empty page is the end of the list': after(done('loadMore')).next(
    ({ event, after: now }: Step) => ids(outputOf(event)?.items).length > 0 || !hasMoreRows(now),
  ),
  'a failure, a wait and an invalidation remove no row': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    ({ before, event, after: now }) =>
      calls.some((call) => hasAnswered(event, call)) ||
      event?.type === 'row.changed' ||
      now.context.data === (before?.context.data ?? null),
  ),
  'a changed row replaces its earlier version, and no other': after('row.changed').next(
    ({ before, event, after: now }: Step) => {
      const item = event?.item as Row
      const rows = before?.context.data?.map((row) => (row.id === item.id ? item : row)) ?? null
      return isDeepStrictEqual(now.context.data, rows)
    },
  ),
  'only a press requests the next page, and only if there is one': cites(
    'Like the list of bookings to approve, it continues page by page after a hundred.',
    (step) => {
      const { before, event } = step
      const isPressed = event?.type === 'more.pressed' && before?.matches('fulfilled') === true
      const isWanted = isPressed && before !== null && hasMoreRows(before)
      return (
        hasCalled(step, 'loadMore') === isWanted &&
        isLoadingMoreRows(step.after) === isCalling(step.after, 'loadMore')
      )
    },
  ),
  'each call requests the rows that it is about': (step) => {
    const call = called(step)
    if (call === undefined) return true
    const received = receivedIn(step.past)
    const request = inputOf(step.after, call) as RowsWanted<Of>
    const range = call === 'loadMore' ? [received, 100] : [0, Math.max(100, received)]
    return isDeepStrictEqual([request.offset, request.count], range)
  },
  'the reason for missing rows shows beside the rows until they arrive': ({
    event,
    after: now,
  }) => {
    const hasEnded =
      hasTimedOut(event, 'requestTimeout') || calls.some((call) => hasFailed(event, call))
    if (calls.some((call) => hasAnswered(event, call))) return rowsFailure(now) === null
    return !hasEnded || now.matches('rejected') || rowsFailure(now) !== null
  },
}
