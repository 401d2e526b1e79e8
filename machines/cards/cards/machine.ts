import type { PaymentMethod } from '@contract/payments'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createRequest } from '@machines/kernel/request/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type CardsInput = {
  userId: number
  /** Prefix of the idempotency keys of all cards that are removed from this page. */
  keyPrefix: string
}

type CardsEvent = EventsOf<{
  'request.invalidated': NoPayload
  'remove.pressed': { card: PaymentMethod }
  'remove.confirmed': NoPayload
  'remove.dismissed': NoPayload
}>

type CardsContext = CardsInput &
  MutationContext & {
    chosen: PaymentMethod | null
    /** Cards that were removed since the page was opened, whatever an older list contains. */
    removed: readonly string[]
  }

export type CardsOf = { userId: number }
export type RemovingCard = { id: string; key: string }

const update = assigner<CardsContext, CardsEvent>()

const whenRemoved = { target: 'browsing', actions: ['noteRemoved', 'invalidateList'] } as const

/** The user's saved cards, and removing one of them. */
export const cardsMachine = setup({
  types: {
    context: {} as CardsContext,
    events: {} as CardsEvent,
    input: {} as CardsInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createRequest<CardsOf, PaymentMethod[]>(),
    removeCard: promiseActor<void, RemovingCard>('removeCard'),
  },
  actions: {
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    setChosen: update<{ card: PaymentMethod }>((_, { card }) => ({ chosen: card })),
    noteRemoved: update(({ removed, chosen }) => ({
      removed: chosen === null ? removed : [...removed, chosen.id],
    })),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: mutations.guards,
  delays: mutations.delays,
}).createMachine({
  id: 'cards',
  description: 'The user’s saved cards.',
  context: ({ input }) => ({ ...input, chosen: null, removed: [], mutation: mutations.initial }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { userId } }) => ({ of: { userId } }),
    onError: { actions: 'reportBroken' },
  },
  on: {
    'request.invalidated': { actions: 'invalidateList' },
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is shown once it is loaded.',
      on: {
        'remove.pressed': {
          target: 'confirming',
          actions: [withEvent('setChosen'), 'startIntent'],
        },
      },
    },
    confirming: {
      description: 'Asks whether to remove the card; shows why the last attempt failed.',
      on: {
        'remove.confirmed': { target: 'removing' },
        'remove.dismissed': { target: 'browsing' },
      },
    },
    removing: createMutation({
      description: 'The server is removing the card, also at the provider.',
      src: 'removeCard',
      input: ({ chosen }: CardsContext) => ({ id: chosen?.id ?? '' }),
      done: whenRemoved,
      gone: whenRemoved,
      failed: { target: 'confirming' },
    }),
  },
})

export type CardsActor = ActorRefFrom<typeof cardsMachine>
