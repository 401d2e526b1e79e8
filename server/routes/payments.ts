import {
  paymentMethods,
  removePaymentMethod,
  savePaymentMethod,
  tokenizeCard,
} from '@contract/payments'
import { implement, stagedMutation } from '../http/implement'
import {
  cardBehind,
  forgetCard,
  maxCards,
  paymentMethodsOf,
  removePaymentMethod as remove,
  savePaymentMethod as save,
  tokenizePaymentMethod,
} from '../services/cards/paymentMethods'
import { Refusal } from '../services/platform/refusal'

export const paymentRoutes = [
  implement(paymentMethods, async ({ database, caller }) => {
    const data = await paymentMethodsOf(database.connection, caller.principal.id)
    return { data, total: data.length, limit: maxCards, offset: 0 }
  }),

  stagedMutation(
    savePaymentMethod,
    async ({ cards, body, caller, now }, commit) => {
      const { payment_token: token, environment } = body
      const saving = { userId: caller.principal.id, token, environment, now: now() }
      const card = await cardBehind(cards, saving)
      return commit(async (tx) => {
        const saved = await save(tx, card, saving)
        return saved instanceof Refusal ? saved : { data: saved }
      }).catch(async (error: unknown) => {
        const isSurplus = error instanceof Refusal && error.code === 'too_many_payment_methods'
        // The provider must not store cards that are missing from the list.
        if (isSurplus) await forgetCard(cards, saving)
        throw error
      })
    },
    { limit: 'cardSavedByUser' },
  ),

  stagedMutation(
    removePaymentMethod,
    async ({ cards, log, params, caller }, commit) => {
      let removed: Awaited<ReturnType<typeof remove>> | null = null
      const done = await commit(async (tx) => {
        removed = await remove(tx, caller.principal.id, params.cardId)
        return {}
      })
      // The card is deleted here even if the provider reports an error.
      if (removed !== null) {
        forgetCard(cards, removed).catch((err: unknown) =>
          log.warn({ trace: caller.traceId, err }, 'the provider has not forgotten a card'),
        )
      }
      return done
    },
    { limit: 'cardSavedByUser' },
  ),

  implement(
    tokenizeCard,
    async ({ database, cards, deployment, params, caller }) => {
      const token = await tokenizePaymentMethod(database.connection, cards, {
        userId: caller.principal.id,
        ...params,
        gateways: deployment.server.cards?.gateways ?? [],
      })
      return { data: { token } }
    },
    { limit: 'cardTokenizedByUser' },
  ),
]
