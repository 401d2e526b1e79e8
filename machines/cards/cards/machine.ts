import type { PaymentMethod } from '@contract/payments'
import { type Failure, failureIn, isRefusedWith } from '@machines/kernel/failure'
import { createRequest } from '@machines/kernel/request/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type CardsInput = {
  userId: number
  /** With it begin the idempotency keys of all that is removed from this page. */
  keyPrefix: string
}

type CardsEvent = EventsOf<{
  'list.retried': NoPayload
  'page.returned': NoPayload
  'remove.pressed': { card: PaymentMethod }
  'remove.confirmed': NoPayload
  'remove.dismissed': NoPayload
}>

type CardsContext = CardsInput & {
  chosen: PaymentMethod | null
  /** What was removed since the page was opened, whatever an older list says. */
  removed: readonly string[]
  failure: Failure | null
  /** Counts the decisions: their idempotency keys differ by it. */
  decided: number
}

export type CardsOf = { userId: number }
export type RemovingCard = { id: string; key: string }

const update = assigner<CardsContext, CardsEvent>()

/** The cards that somebody has saved, and removing one of them. */
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
    keepChosen: update<{ card: PaymentMethod }>((_, { card }) => ({ chosen: card, failure: null })),
    countDecision: update(({ decided }) => ({ decided: decided + 1, failure: null })),
    noteRemoved: update(({ removed, chosen }) => ({
      removed: chosen === null ? removed : [...removed, chosen.id],
    })),
    ...failureActions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    /** It is gone already, as it was to be. */
    isGone: ({ event }) => isRefusedWith(failureIn(event), 'not_found'),
  },
  delays: { removeTimeout: 20_000 },
}).createMachine({
  id: 'cards',
  description: 'The cards that somebody has saved.',
  context: ({ input }) => ({ ...input, chosen: null, removed: [], failure: null, decided: 0 }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { userId } }) => ({ of: { userId } }),
    onError: { actions: 'reportBroken' },
  },
  on: {
    'list.retried': { actions: 'invalidateList' },
    'page.returned': { actions: 'invalidateList' },
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'The list is shown as soon as it has come.',
      on: {
        'remove.pressed': {
          target: 'confirming',
          actions: withEvent('keepChosen'),
        },
      },
    },
    confirming: {
      description: 'Asks whether it is to go; says why that did not work.',
      on: {
        'remove.confirmed': { target: 'removing', actions: 'countDecision' },
        'remove.dismissed': { target: 'looking' },
      },
    },
    removing: {
      description: 'The server forgets it, and has the provider forget it.',
      tags: ['busy'],
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        input: ({ context: { chosen, keyPrefix, decided } }) => ({
          id: chosen?.id ?? '',
          key: `${keyPrefix}-${decided}`,
        }),
        onDone: { target: 'looking', actions: ['noteRemoved', 'invalidateList'] },
        onError: [
          {
            guard: 'isGone',
            target: 'looking',
            actions: ['noteRemoved', 'invalidateList'],
          },
          { target: 'confirming', actions: 'keepError' },
        ],
      },
      after: { removeTimeout: { target: 'confirming', actions: 'keepTimeout' } },
    },
  },
})

export type CardsActor = ActorRefFrom<typeof cardsMachine>
