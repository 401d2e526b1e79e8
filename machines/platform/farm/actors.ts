import type { Farm } from '@contract/farms'
import { listenerActor, promiseActor } from '@machines/kernel/typed'
import type { FarmSourceEvent } from './events'

export const actors = {
  /** Receives changes by other tabs of this browser. */
  watchFarm: listenerActor<FarmSourceEvent>('watchFarm'),
  fetchFarms: promiseActor<Farm[]>('fetchFarms'),
  /** Signs out at the current farm, and resolves once this browser stores nothing of its session. */
  endSession: promiseActor<void>('endSession'),
  /** Stores the farm for the next page load, and reloads the page. */
  switchFarm: promiseActor<void, { farm: Farm | null }>('switchFarm'),
}
