import { type Failure, isRefusedWith } from '../failure'

/** One read as a view shows it: pending, fulfilled or rejected. */
export type Read<Data> = {
  status: 'PENDING' | 'FULFILLED' | 'REJECTED'
  data: Data | null
  failure: Failure | null
  /** Newer data is on its way while `data` is shown. */
  isRefreshing: boolean
}

/** What of a request's snapshot is looked at, whatever it reads. */
export type RequestSnapshot<Data> = {
  value: unknown
  context: { data: Data | null; failure: Failure | null }
}

const isRefresh = (value: unknown, data: unknown) =>
  value === 'refreshing' || (value === 'invalidated' && data !== null)

export function readOf<Data>({ value, context }: RequestSnapshot<Data>): Read<Data> {
  const { data, failure } = context
  const isRefreshing = isRefresh(value, data)
  // A list that loads its next page shows the rows before it.
  const hasData = value === 'fulfilled' || value === 'loadingMore' || isRefreshing
  return {
    status: value === 'rejected' ? 'REJECTED' : hasData ? 'FULFILLED' : 'PENDING',
    data,
    failure,
    isRefreshing,
  }
}

/** What the address names is not there, or not there any more. */
export const isGone = ({ status, failure }: Read<unknown>): boolean =>
  status === 'REJECTED' &&
  failure !== null &&
  isRefusedWith(failure, 'not_found', 'invalid_request')
