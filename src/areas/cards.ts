import { addCardMachine } from '@machines/addCard/machine'
import { cardsMachine } from '@machines/cards/machine'
import { tellCardResult } from '@machines/nativeHost/tell'
import { promiseOf, talkerOf } from '@runtime/actorOf'
import type { Api } from '@runtime/api/client'
import { cardCalls } from '@runtime/calls/cards'
import type { Effects } from '@runtime/effects'
import { requestOf } from '@runtime/requestOf'

export { cardProvider } from '@runtime/cards/provider'
export { tellHostPage } from '@runtime/cards/tellHostPage'
export { cardDraft } from '@runtime/storage/cardDraft'
export { AddCardScreen } from '@screens/cards/AddCardScreen'
export { CardsScreen } from '@screens/cards/CardsScreen'

export const calls = (api: Api) => cardCalls(api)

/** Payment cards: one's own, and adding one. */
export function logics(effects: Effects) {
  const { report } = effects
  return {
    cards: cardsMachine.provide({
      actors: {
        list: requestOf(effects.paymentMethods),
        removeCard: promiseOf(effects.removeCard),
      },
      actions: { reportBroken: () => report('the list of cards ended in an error') },
    }),
    addCard: addCardMachine.provide({
      actors: {
        readDraft: promiseOf(effects.readCardDraft),
        provider: talkerOf(effects.cardProvider),
        saveCard: promiseOf(effects.saveCard),
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
