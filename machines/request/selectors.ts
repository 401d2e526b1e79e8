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

export function readOf<Data>({ value, context }: RequestSnapshot<Data>): Read<Data> {
  const { data, failure } = context
  const hasData = value === 'fulfilled' || value === 'refreshing'
  return {
    status: value === 'rejected' ? 'REJECTED' : hasData ? 'FULFILLED' : 'PENDING',
    data,
    failure,
    isRefreshing: value === 'refreshing',
  }
}

/** What the address names is not there, or not there any more. */
export const isGone = ({ status, failure }: Read<unknown>): boolean =>
  status === 'REJECTED' &&
  failure !== null &&
  isRefusedWith(failure, 'not_found', 'invalid_request')
