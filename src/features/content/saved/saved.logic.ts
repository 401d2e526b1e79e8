import { savedCalls } from '@features/content/api/saved'
import { savedMachine } from '@machines/content/saved/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export function saved(dependencies: Dependencies) {
  const { savedItems, saveItem } = savedCalls(dependencies.api)
  return savedMachine.provide({
    actors: {
      list: requestOf(ownList(dependencies, 'saved', savedItems)),
      saveItem: promiseOf(saveItem),
    },
    actions: { reportBroken: () => dependencies.host.report('what is saved ended in an error') },
  })
}
