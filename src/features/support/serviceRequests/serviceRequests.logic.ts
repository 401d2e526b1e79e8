import { serviceRequestCalls } from '@features/support/api/serviceRequests'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'

export function serviceRequests({ api, host }: Dependencies) {
  const calls = serviceRequestCalls(api)
  return serviceRequestsMachine.provide({
    actors: {
      read: promiseOf(calls.serviceRequests),
      withdraw: promiseOf(calls.withdrawServiceRequest),
      form: requestFormMachine.provide({
        actors: { submitRequest: promiseOf(calls.createServiceRequest) },
      }),
    },
    actions: { reportBroken: () => host.report('a service request ended in an error') },
  })
}
