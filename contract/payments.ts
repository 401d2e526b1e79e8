import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope, nothing, number, page } from './values'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/**
 * A provider's token for a card. A value of digits only is refused: it could be a card number,
 * which must never reach our server.
 */
const paymentToken = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,200}$/),
  v.check((input) => /[A-Za-z]/.test(input), 'Must not be a number'),
)

/** Which of the deployment's providers knows a card: the default one, or the one for production. */
export const cardEnvironment = v.picklist(['default', 'production'])

export const paymentMethod = v.object({
  id: v.string(),
  card_last_four: v.string(),
  card_brand: v.string(),
  payment_token: v.string(),
  /** When the card expires; a back end may leave it out. */
  card_month: number,
  card_year: number,
})

export const paymentMethods = endpoint({
  method: 'GET',
  path: '/payment-methods',
  access: 'user',
  summary: 'Saved cards of the signed-in user',
  reply: page(paymentMethod),
  errors: [],
})

/**
 * The server reads the card's details from the provider. A body with any other field is refused.
 */
export const savePaymentMethod = endpoint({
  method: 'POST',
  path: '/portico/v1/payment-methods',
  access: 'user',
  summary: 'Save a card that the provider has tokenized; repeating the call has no effect',
  body: v.strictObject({
    payment_token: paymentToken,
    environment: v.optional(cardEnvironment, 'default'),
  }),
  reply: envelope(paymentMethod),
  status: 201,
  errors: ['payment_gateway_failed', 'payment_method_unknown', 'too_many_payment_methods'],
})

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/portico/v1/payment-methods/:cardId',
  access: 'user',
  summary: 'Delete a saved card, also at the provider',
  params: v.object({ cardId: id }),
  reply: nothing,
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

export type PaymentMethod = v.InferOutput<typeof paymentMethod>
export type CardEnvironment = v.InferOutput<typeof cardEnvironment>
