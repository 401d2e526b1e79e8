import {
  type PaymentMethod,
  paymentMethods,
  removePaymentMethod,
  savePaymentMethod,
} from '@contract/payments'
import type { SentCard } from '@machines/cards/addCard/context'
import type { CardsOf, RemovingCard } from '@machines/cards/cards/machine'
import type { Api } from '@platform/api/client'

export const cardCalls = ({ call }: Api) => ({
  paymentMethods: async (_: CardsOf, signal: AbortSignal): Promise<PaymentMethod[]> =>
    (await call(paymentMethods, { signal })).data,

  saveCard: async (
    { token, environment, key }: SentCard,
    signal: AbortSignal,
  ): Promise<PaymentMethod> =>
    (
      await call(savePaymentMethod, {
        body: { payment_token: token, environment },
        idempotencyKey: key,
        signal,
      })
    ).data,

  removeCard: async ({ id, key }: RemovingCard, signal: AbortSignal): Promise<void> => {
    await call(removePaymentMethod, { params: { cardId: id }, idempotencyKey: key, signal })
  },
})
