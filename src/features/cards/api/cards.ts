import {
  type PaymentMethod,
  paymentMethods,
  removePaymentMethod,
  savePaymentMethod,
} from '@contract/payments'
import type { SentCard } from '@machines/cards/addCard/context'
import type { CardsOf, RemovingCard } from '@machines/cards/cards/machine'
import type { Api } from '@platform/api/client'

/** What the page of the cards shows: a painted page reads it too. */
export const cardReads = ({ call }: Api) => ({
  paymentMethods: async (_: CardsOf, signal: AbortSignal): Promise<PaymentMethod[]> =>
    (await call(paymentMethods, { signal })).data,
})

export const cardCalls = (api: Api) => ({
  ...cardReads(api),

  saveCard: async (
    { token, environment, key }: SentCard,
    signal: AbortSignal,
  ): Promise<PaymentMethod> =>
    (
      await api.call(savePaymentMethod, {
        body: { payment_token: token, environment },
        idempotencyKey: key,
        signal,
      })
    ).data,

  removeCard: async ({ id, key }: RemovingCard, signal: AbortSignal): Promise<void> => {
    await api.call(removePaymentMethod, { params: { cardId: id }, idempotencyKey: key, signal })
  },
})
