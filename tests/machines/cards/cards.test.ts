import type { PaymentMethod } from '@contract/payments'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { type CardsOf, cardsMachine, type RemovingCard } from '@machines/cards/cards/machine'
import { cardToRemove, removedOf } from '@machines/cards/cards/selectors'
import { createRequest } from '@machines/kernel/request/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { cardsLaws } from './cards.laws'

const card = (id: string): PaymentMethod => ({
  id,
  card_last_four: '1111',
  card_brand: 'visa',
  payment_token: `token-${id}`,
  card_month: 8,
  card_year: 2029,
})
const [one, two] = [card('one'), card('two')]
const input = { userId: 1, keyPrefix: 'key' }
const list = createRequest<CardsOf, PaymentMethod[]>()
const read = (data: PaymentMethod[] | null) =>
  snapshotOf(list, data === null ? 'rejected' : 'fulfilled', {
    of: { userId: 1 },
    data,
    failure: data === null ? { kind: 'network' } : null,
  })

describeMachine('cards', cardsMachine, {
  inputs: [input],
  events: {
    'request.invalidated': [],
    'remove.pressed': [{ card: one }, { card: two }],
    'remove.confirmed': [],
    'remove.dismissed': [],
  },
  actors: {
    list: { snapshot: [read([one, two]), read(null)], error: [new Error('broken')] },
    removeCard: { done: [undefined], error: [offline, refused('not_found', 404)] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: cardsLaws,
  contextKey: ({ chosen, removed, mutation: { failure } }) => [
    chosen?.id ?? null,
    [...new Set(removed)].toSorted(),
    failure?.kind ?? null,
  ],
})

test('a card that was removed elsewhere meanwhile disappears after one call', async () => {
  const requests: string[] = []
  const cards = createActor(
    cardsMachine.provide({
      actors: {
        list: list.provide({ actors: { load: fromPromise(async () => [one, two]) } }),
        removeCard: fromPromise<void, RemovingCard>(({ input: { id } }) => {
          requests.push(id)
          return Promise.reject(refused('not_found', 404))
        }),
      },
    }),
    { input },
  ).start()
  cards.send({ type: 'remove.pressed', card: two })
  cards.send({ type: 'remove.confirmed' })
  cards.send({ type: 'remove.confirmed' })
  await waitFor(cards, (snapshot) => cardToRemove(snapshot) === null)
  expect([requests, removedOf(cards.getSnapshot())]).toEqual([['two'], ['two']])
})
