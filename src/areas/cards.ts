import { cardCalls } from '@features/cards/api/cards'
import { addCardMachine } from '@machines/cards/addCard/machine'
import { cardsMachine } from '@machines/cards/cards/machine'
import { tellCardResult } from '@machines/embed/nativeHost/tell'
import { promiseOf, talkerOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Effects } from '@platform/effects'
import { requestOf } from '@platform/requestOf'

export { AddCardScreen } from '@features/cards/AddCardScreen'
export { CardsScreen } from '@features/cards/CardsScreen'
export { cardDraft } from '@features/cards/cardDraft'
export { cardProvider } from '@features/cards/provider/provider'
export { tellHostPage } from '@features/cards/provider/tellHostPage'

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
