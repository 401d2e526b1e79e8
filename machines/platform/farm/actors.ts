import type { Farm } from '@contract/farms'
import { listenerActor, promiseActor } from '@machines/kernel/typed'
import type { FarmSourceEvent } from './events'

export const actors = {
  /** Hears what other tabs of this browser do. */
  watchFarm: listenerActor<FarmSourceEvent>('watchFarm'),
  fetchFarms: promiseActor<Farm[]>('fetchFarms'),
  /** Signs out at the farm of now, and resolves once this browser keeps nothing of its session. */
  endSession: promiseActor<void>('endSession'),
  /** Keeps the farm for the next load of the page, and loads it. */
  switchFarm: promiseActor<void, { farm: Farm | null }>('switchFarm'),
}
