import type { ResourceBooking } from '@contract/transactions'
import type { WalkScene } from '@kit/systems/planWalks'
import { createPagedRequest } from '@machines/kernel/pagedRequest/machine'
import { offline } from './failures'
import { booking } from './history'

const machine = createPagedRequest<object, ResourceBooking>(({ uuid }) => uuid)
type Scene = WalkScene<typeof machine>

const page = (total: number) => ({ items: [booking], total })

const scenes: Record<string, Scene> = {
  'a history': {
    input: { of: {} },
    events: { 'request.invalidated': [], 'more.pressed': [] },
    actors: {
      load: { done: [page(2)], error: [offline] },
      loadMore: { done: [{ items: [], total: 1 }], error: [offline] },
      reload: { done: [page(1)], error: [offline] },
    },
    contextKey: ({ data, received, total, failure }) => ({
      hasRows: data !== null,
      hasMore: received < total,
      hasFailed: failure !== null,
    }),
    // People press only what a list that does not wait offers.
    canHappen: (name, _, at) =>
      (name !== 'request.invalidated' || at.matches('fulfilled') || at.matches('rejected')) &&
      (name !== 'more.pressed' || at.matches('fulfilled')),
  },
}

export const pagedRequest = { machine, scenes }
