import { noticesMachine } from '@machines/notices/notices/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { pagedRequestOf } from '@platform/requestOf'
import { noticeCalls } from './api/notices'

export function notices({ api, host }: Dependencies) {
  const calls = noticeCalls(api)
  return noticesMachine.provide({
    actors: {
      list: pagedRequestOf(calls.notices, ({ uuid }) => uuid, 20),
      markRead: promiseOf(calls.markNoticesRead),
    },
    actions: { reportBroken: () => host.report('the notices ended in an error') },
  })
}
