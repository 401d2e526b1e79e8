import { type Read, type RequestSnapshot, readOf } from '@machines/kernel/request/selectors'
import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

/** A request, as far as a view looks at it. */
export type Reading<Data> = Pick<AnyActorRef, 'subscribe' | 'send'> & {
  getSnapshot: () => RequestSnapshot<Data>
}

const none: Read<never> = { status: 'PENDING', data: null, failure: null, isRefreshing: false }

function isSame<Data>(a: Read<Data>, b: Read<Data>): boolean {
  return (
    a.status === b.status &&
    a.data === b.data &&
    a.failure === b.failure &&
    a.isRefreshing === b.isRefreshing
  )
}

/** One read as it stands; pending as long as there is no request at all. */
export function useRead<Data>(request: Reading<Data> | undefined): Read<Data> {
  return useSelector(
    request,
    (snapshot: RequestSnapshot<Data> | undefined) =>
      snapshot === undefined ? none : readOf(snapshot),
    isSame,
  )
}
