import {
  paymentMethods,
  removePaymentMethod,
  savePaymentMethod,
  tokenizeCard,
} from '@contract/payments'
import {
  cardsAtMost,
  paymentMethodsOf,
  removePaymentMethod as remove,
  savePaymentMethod as save,
  tokenizePaymentMethod,
} from '../domain/paymentMethods'
import { implement } from '../http/implement'

export const paymentRoutes = [
  implement(paymentMethods, async ({ database, caller }) => {
    const data = await paymentMethodsOf(database.connection, caller.principal.id)
    return { data, total: data.length, limit: cardsAtMost, offset: 0 }
  }),

  implement(savePaymentMethod, async ({ database, cards, limits, body, caller, now }) => {
    await limits.spend('cardSavedByUser', caller.principal.uuid)
    const { payment_token: token, environment } = body
    const saving = { userId: caller.principal.id, token, environment, now: now() }
    return { data: await save(database.connection, cards, saving) }
  }),

  implement(removePaymentMethod, async ({ database, cards, limits, log, params, caller }) => {
    await limits.spend('cardSavedByUser', caller.principal.uuid)
    const { id } = caller.principal
    const { forgotten } = await remove(database.connection, cards, id, params.cardId)
    forgotten.catch((err: unknown) =>
      log.warn({ trace: caller.traceId, err }, 'the provider has not forgotten a card'),
    )
    return {}
  }),

  implement(tokenizeCard, async ({ database, cards, limits, deployment, params, caller }) => {
    await limits.spend('cardTokenizedByUser', caller.principal.uuid)
    const token = await tokenizePaymentMethod(database.connection, cards, {
      userId: caller.principal.id,
      ...params,
      gateways: deployment.server.cards?.gateways ?? [],
    })
    return { data: { token } }
  }),
]
