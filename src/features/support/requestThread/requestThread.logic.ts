import type { ServiceRequest } from '@contract/serviceRequests'
import { serviceRequestCalls } from '@features/support/api/serviceRequests'
import { createRequestThread } from '@machines/support/requestThread/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import type { ActorRefFrom } from 'xstate'

export type RequestOf = { buildingUuid: string; requestId: string }

export function requestThread({ api }: Dependencies) {
  const calls = serviceRequestCalls(api)
  return createRequestThread<RequestOf, ServiceRequest>().provide({
    // The app's session asks for another sign-in by itself.
    actions: { askOperator: () => undefined },
    actors: {
      read: promiseOf(calls.readServiceRequest),
      act: promiseOf(calls.stepServiceRequest),
    },
  })
}

export type RequestThreadActor = ActorRefFrom<ReturnType<typeof requestThread>>
