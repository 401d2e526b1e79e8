import { serviceRequestCalls } from '@features/support/api/serviceRequests'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf } from '@platform/requestOf'

export function serviceRequests({ api, host }: Dependencies) {
  const calls = serviceRequestCalls(api)
  return serviceRequestsMachine.provide({
    actors: {
      list: pagedRequestOf(calls.serviceRequests, ({ id }) => id),
      withdraw: promiseOf(calls.withdrawServiceRequest),
      form: requestFormMachine.provide({
        actors: { submitRequest: promiseOf(calls.createServiceRequest) },
      }),
    },
    actions: { reportBroken: () => host.report('the service requests ended in an error') },
  })
}
