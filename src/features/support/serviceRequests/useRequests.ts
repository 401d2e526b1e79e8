import type { ServiceRequestsActor } from '@machines/support/serviceRequests/machine'
import { allRequests, listOf, sentOf } from '@machines/support/serviceRequests/selectors'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'

/** The list of the page, with the requests that were sent since it was read. */
export function useRequests(requests: ServiceRequestsActor) {
  const list = useSelector(requests, listOf)
  const { status, data } = useRead(list)
  const sent = useSelector(requests, sentOf)
  return { list, status, items: allRequests(sent, data ?? []) }
}
