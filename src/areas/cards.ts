import { cardCalls } from '@features/cards/api/cards'
import { addCardMachine } from '@machines/cards/addCard/machine'
import { cardsMachine } from '@machines/cards/cards/machine'
import { tellCardResult } from '@machines/embed/nativeHost/tell'
import { promiseOf, talkerOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export { AddCardScreen } from '@features/cards/AddCardScreen'
export { CardsScreen } from '@features/cards/CardsScreen'
export { cardDraft } from '@features/cards/cardDraft'
export { cardProvider } from '@features/cards/provider/provider'
export { tellHostPage } from '@features/cards/provider/tellHostPage'

/** Payment cards: one's own, and adding one. */
export function logics(effects: Effects) {
  const { api, report } = effects
  const { paymentMethods, removeCard, saveCard } = cardCalls(api)
  return {
    cards: cardsMachine.provide({
      actors: {
        list: requestOf(paymentMethods),
        removeCard: promiseOf(removeCard),
      },
      actions: { reportBroken: () => report('the list of cards ended in an error') },
    }),
    addCard: addCardMachine.provide({
      actors: {
        readDraft: promiseOf(effects.readCardDraft),
        provider: talkerOf(effects.cardProvider),
        saveCard: promiseOf(saveCard),
      },
      actions: {
        tellResult: ({ system }, { result }) => {
          tellCardResult(system, result)
          effects.tellHostPage(result)
        },
        storeDraft: (_, { draft }) => effects.storeCardDraft(draft),
        reportBroken: () => report('the provider of cards ended in an error'),
      },
    }),
  }
}
