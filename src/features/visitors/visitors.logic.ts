import { visitorCalls } from '@features/visitors/api/visitors'
import { inviteMachine } from '@machines/visitors/invite/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf } from '@platform/requestOf'

export function invite({ api, host }: Dependencies) {
  const calls = visitorCalls(api)
  return inviteMachine.provide({
    actors: {
      list: pagedRequestOf(calls.visitors, ({ uuid }) => uuid),
      invite: promiseOf(calls.invite),
      cancel: promiseOf(calls.cancel),
      leave: promiseOf(calls.leave),
    },
    actions: { reportBroken: () => host.report('the visitors ended in an error') },
  })
}
