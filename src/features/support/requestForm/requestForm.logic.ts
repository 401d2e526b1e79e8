import { systemOf } from '@machines/platform/app/system'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { later } from '@platform/later'
import { senderOf } from '../sender'

/** The form whose requests go to the help desk. */
export function requestForm({ api, app, deployment }: Dependencies) {
  const calls = later(async () => (await import('../api/support')).supportCalls(api))
  return requestFormMachine.provide({
    actors: {
      submitRequest: promiseOf((sent, signal) =>
        calls.submitRequest(sent, senderOf(systemOf(app()), deployment), signal),
      ),
    },
  })
}
