import { type Read, type RequestSnapshot, readOf } from '@machines/kernel/request/selectors'
import type { AnyActorRef } from 'xstate'
import { useSelector } from './useSelector'

/** The part of a request that views use. */
export type Reading<Data, Snapshot = RequestSnapshot<Data>> = Pick<
  AnyActorRef,
  'subscribe' | 'send'
> & { getSnapshot: () => Snapshot }

const none: Read<never> = { status: 'PENDING', data: null, failure: null, isRefreshing: false }

function isSame<Data>(a: Read<Data>, b: Read<Data>): boolean {
  return (
    a.status === b.status &&
    a.data === b.data &&
    a.failure === b.failure &&
    a.isRefreshing === b.isRefreshing
  )
}

/** The state of one read; pending if there is no request yet. */
export function useRead<Data>(request: Reading<Data> | undefined): Read<Data> {
  return useSelector(
    request,
    (snapshot: RequestSnapshot<Data> | undefined) =>
      snapshot === undefined ? none : readOf(snapshot),
    isSame,
  )
}
