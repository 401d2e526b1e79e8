import { serviceRequestCalls } from '@features/support/api/serviceRequests'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export function serviceRequests({ api, report }: Effects) {
  const calls = serviceRequestCalls(api)
  return serviceRequestsMachine.provide({
    actors: {
      read: promiseOf(calls.serviceRequests),
      withdraw: promiseOf(calls.withdrawServiceRequest),
      form: requestFormMachine.provide({
        actors: { submitRequest: promiseOf(calls.createServiceRequest) },
      }),
    },
    actions: { reportBroken: () => report('a service request ended in an error') },
  })
}
