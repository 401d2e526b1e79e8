import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope, page } from './values'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

export const paymentMethod = v.object({
  id: v.string(),
  card_last_four: v.string(),
  card_brand: v.string(),
  payment_token: v.string(),
})

export const paymentMethods = endpoint({
  method: 'GET',
  path: '/payment-methods',
  access: 'user',
  summary: 'Saved cards of the signed-in user',
  reply: page(paymentMethod),
  errors: [],
})

export const tokenizeCard = endpoint({
  method: 'GET',
  path: '/payments/v1/payment-methods/:cardId/gateway/:gatewayId/tokenize',
  access: 'user',
  summary: 'A gateway token for a saved card',
  params: v.object({ cardId: id, gatewayId: id }),
  reply: envelope(v.object({ token: v.string() })),
  errors: ['payment_gateway_failed'],
})
