import type { requestMachine } from '@machines/request/machine'
import { type Read, readOf } from '@machines/request/selectors'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

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
export function useRead<Data>(
  request: ActorRefFrom<typeof requestMachine> | undefined,
): Read<Data> {
  return useSelector(
    request,
    (snapshot) => (snapshot === undefined ? none : readOf<Data>(snapshot)),
    isSame,
  )
}
