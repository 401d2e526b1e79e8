import { savedCalls } from '@features/content/api/saved'
import { savedMachine } from '@machines/content/saved/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { ownList } from '@platform/ownList'
import { requestOf } from '@platform/requestOf'

export function saved(effects: Effects) {
  const { savedItems, saveItem } = savedCalls(effects.api)
  return savedMachine.provide({
    actors: {
      list: requestOf(ownList(effects, 'saved', savedItems)),
      saveItem: promiseOf(saveItem),
    },
    actions: { reportBroken: () => effects.report('what is saved ended in an error') },
  })
}
