import { addCardMachine } from '@machines/cards/addCard/machine'
import { cardsMachine } from '@machines/cards/cards/machine'
import { nativeHostActor } from '@machines/embed/nativeHost/machine'
import { promiseOf, talkerOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'
import { cardCalls } from './api/cards'

export function cards({ api, report }: Effects) {
  const { paymentMethods, removeCard } = cardCalls(api)
  return cardsMachine.provide({
    actors: { list: requestOf(paymentMethods), removeCard: promiseOf(removeCard) },
    actions: { reportBroken: () => report('the list of cards ended in an error') },
  })
}

export const addCard = (effects: Effects) =>
  addCardMachine.provide({
    actors: {
      readDraft: promiseOf(effects.readCardDraft),
      provider: talkerOf(effects.cardProvider),
      saveCard: promiseOf(cardCalls(effects.api).saveCard),
    },
    actions: {
      tellResult: (where, { result }) => {
        nativeHostActor.tell(where, { type: 'card.settled', result })
        effects.tellHostPage(result)
      },
      storeDraft: (_, { draft }) => effects.storeCardDraft(draft),
      reportBroken: () => effects.report('the provider of cards ended in an error'),
    },
  })
