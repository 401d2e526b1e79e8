import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure'
import type { requestMachine } from './machine'

/** One read as a view shows it, in the words of the specification. */
export type Read<Data> = {
  status: 'PENDING' | 'FULFILLED' | 'REJECTED'
  data: Data | null
  failure: Failure | null
  /** Newer data is on its way while `data` is shown. */
  isRefreshing: boolean
}

/** `Data` is the output of the `load` that this request was provided with. */
export function readOf<Data>(snapshot: SnapshotFrom<typeof requestMachine>): Read<Data> {
  const { context } = snapshot
  return {
    status: snapshot.matches('rejected')
      ? 'REJECTED'
      : snapshot.matches('fulfilled') || snapshot.matches('refreshing')
        ? 'FULFILLED'
        : 'PENDING',
    data: context.data as Data | null,
    failure: context.failure,
    isRefreshing: snapshot.matches('refreshing'),
  }
}
