import { type Failure, isRefusedWith } from '../failure'

/** One read as a view shows it: pending, fulfilled or rejected. */
export type Read<Data> = {
  status: 'PENDING' | 'FULFILLED' | 'REJECTED'
  data: Data | null
  failure: Failure | null
  /** Newer data is being read while `data` is shown. */
  isRefreshing: boolean
}

/** The part of a request's snapshot that selectors use, whatever the type of its data. */
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

/** The item in the address does not exist, or no longer exists: what was read of it before is not shown any more. */
export const isGone = ({ status, failure }: Read<unknown>): boolean =>
  status !== 'PENDING' && failure !== null && isRefusedWith(failure, 'not_found', 'invalid_request')
