import { requestMachine } from '../request/machine'
import { promiseActor } from '../typed'
import type { DetailOf } from './context'
import type { Standing } from './standing'

/** One wish: `key` is the same for every try of it. */
export type Wish = { of: DetailOf; standing: Standing; key: string }

export const actors = {
  read: requestMachine,
  /** Both answer how things stand afterwards. */
  take: promiseActor<Standing, Wish>('take'),
  release: promiseActor<Standing, Wish>('release'),
}
