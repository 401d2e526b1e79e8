import { addCardMachine } from '@machines/cards/addCard/machine'
import { cardsMachine } from '@machines/cards/cards/machine'
import { nativeHostActor } from '@machines/embed/nativeHost/machine'
import { channelOf, promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { requestOf } from '@platform/requestOf'
import { cardCalls } from './api/cards'
import { cardDraft } from './cardDraft'

export function cards({ api, host }: Dependencies) {
  const { paymentMethods, removeCard } = cardCalls(api)
  return cardsMachine.provide({
    actors: { list: requestOf(paymentMethods), removeCard: promiseOf(removeCard) },
    actions: { reportBroken: () => host.report('the list of cards ended in an error') },
  })
}

export const addCard = ({ api, host }: Dependencies) =>
  addCardMachine.provide({
    actors: {
      readDraft: promiseOf(() => host.restore(() => cardDraft.read())),
      provider: channelOf(host.cardProvider),
      saveCard: promiseOf(cardCalls(api).saveCard),
    },
    actions: {
      postResult: (where, { result }) => {
        nativeHostActor.send(where, { type: 'card.settled', result })
        host.postToHostPage(result)
      },
      storeDraft: (_, { draft }) => cardDraft.write(draft),
      reportBroken: () => host.report('the provider of cards ended in an error'),
    },
  })
